import type { findInTeam as operation } from '@/contracts/team/team';
import { findByName, sumBrought } from '../../db/team-tree';
import type { Call } from '../../platform/handler';
import { downlineOf } from './page';
import { openTeam } from './tree';

const MOST_FOUND = 20;

/** Who of the own tree has such an account (AGENT-25). @throws Refusal `permission.denied` for who is no agent */
export async function findInTeam(call: Call<typeof operation>) {
  const { db, member, input } = call;
  const { team } = await openTeam(call);
  const rows = await findByName(db, team, input.name.toLowerCase(), MOST_FOUND + 1);
  const shown = rows.slice(0, MOST_FOUND);
  const ids = shown.map(({ id }) => id);
  const brought = await sumBrought(db, member.id, ids, team.days);
  return { list: shown.map((row) => downlineOf(row, brought)), more: rows.length > MOST_FOUND };
}
