import type { TeamSpan } from '@/contracts/team/downline-kinds';
import type { Db } from '../../db/open';
import type { Member, Merchant } from '../../db/schema';
import { type Days, findInTree, type Place, type Team } from '../../db/team-tree';
import { refuseNonAgent } from '../../platform/agent';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';
import { dayAfter, siteDays } from '../../platform/site-days';

const DAYS: Record<TeamSpan, number> = { today: 1, days7: 7, days30: 30 };
const QUIET_DAYS = 30;

type Asked = Pick<RequestContext, 'db' | 'clock'> & {
  merchant: Merchant;
  member: Member;
  input: { member?: string | undefined; span: TeamSpan };
};

/** Whose team is asked for, and by what it is read. */
export type Opened = { place: Place; team: Team /** As many days before. */; before: Days };

/**
 * Opens the team of an agent's own tree that a call asks for, the agent's own without a name. This is where what an
 * agent may see ends: nobody else is told from who does not exist.
 * @throws Refusal `permission.denied` for who is no agent, `content.not.found`
 */
export async function openTeam({ db, clock, merchant, member, input }: Asked): Promise<Opened> {
  refuseNonAgent(member);
  const place = await placeOf(db, member, input.member);
  const zone = siteDays(merchant);
  const to = zone.dayOf(clock.now());
  const length = DAYS[input.span];
  const days = { from: dayAfter(to, 1 - length), to };
  const quietFrom = dayAfter(to, 1 - QUIET_DAYS);
  return {
    place,
    team: {
      ownerId: place.id,
      depth: place.depth,
      span: input.span,
      days,
      since: zone.startOf(days.from),
      quiet: { from: quietFrom, since: zone.startOf(quietFrom) },
    },
    before: { from: dayAfter(days.from, -length), to: dayAfter(days.from, -1) },
  };
}

async function placeOf(db: Db, { id, account, type, regDate }: Member, asked?: string): Promise<Place> {
  if (asked === undefined) return { id, account, type, regDate, depth: 0 };
  const place = /^\d{1,15}$/.test(asked) ? await findInTree(db, id, Number(asked)) : undefined;
  if (!place) throw new Refusal('content.not.found');
  return place;
}
