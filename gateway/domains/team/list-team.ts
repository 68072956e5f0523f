import type { listTeam as operation } from '@/contracts/team/team';
import { countPart, listTeam as readTeam, sumBrought } from '../../db/team-tree';
import { refuseTooManyDownloads } from '../../platform/downloads';
import type { Call } from '../../platform/handler';
import { downlineOf, markOf, PAGE_SIZE, pageOf } from './page';
import { openTeam } from './tree';

/** One page of the team of an agent of one's own tree, or of one's own (AGENT-25). @throws Refusal as `openTeam`, and `rate.limited` for a download's */
export async function listTeam(call: Call<typeof operation>) {
  const { db, clock, member, input } = call;
  const { part, order, cursor, limit = PAGE_SIZE } = input;
  const { team } = await openTeam(call);
  await refuseTooManyDownloads(db, member.id, { limit, cursor }, clock.now());
  const before = markOf(cursor);
  const [rows, total] = await Promise.all([
    readTeam(db, team, { part, order, before, limit: limit + 1 }),
    countPart(db, team, part),
  ]);
  const { shown, next } = pageOf(rows, limit);
  const ids = shown.map(({ id }) => id);
  const brought = await sumBrought(db, member.id, ids, team.days);
  return { list: shown.map((row) => downlineOf(row, brought)), next, total };
}
