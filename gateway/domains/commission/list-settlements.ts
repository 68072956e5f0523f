import type { listSettlements as operation } from '@/contracts/commission/settlements';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import type { Settlement } from '../../db/schema';
import { listSettlements as readSettlements, type SettlementPlace } from '../../db/settlements';
import { refuseNonAgent } from '../../platform/agent';
import { refuseTooManyDownloads } from '../../platform/downloads';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';

/** Settlements of a page, where the call does not say. */
const PAGE_SIZE = 30;

/**
 * One page of the agent's own settlements, the last first (AGENT-26).
 * @throws Refusal `permission.denied` for who is no agent, `rate.limited` for too many downloads
 */
export async function listSettlements({ db, clock, member, input }: Call<typeof operation>) {
  refuseNonAgent(member);
  const { from, to, kind, cursor, limit = PAGE_SIZE } = input;
  await refuseTooManyDownloads(db, member.id, { limit, cursor }, clock.now());
  const before = placeOf(cursor);
  const page = { from, to, kind, limit: limit + 1, ...(before && { before }) };
  const rows = await readSettlements(db, member.id, page);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    list: shown.map(settlementOf),
    next: last && rows.length > limit ? `${last.toDay}.${last.id}` : null,
  };
}

/** Reads a cursor. @throws Refusal `request.invalid` for what the gateway never gave */
function placeOf(cursor: string | undefined): SettlementPlace | undefined {
  if (cursor === undefined) return undefined;
  const [, toDay, id] = /^(\d{4}-\d\d-\d\d)\.([\w-]{1,64})$/.exec(cursor) ?? [];
  if (!toDay || !id) throw new Refusal('request.invalid');
  return { toDay, id };
}

/** A settlement as the calls tell it. */
export function settlementOf({ id, kind, fromDay, toDay, at, ...sums }: Settlement) {
  return {
    id,
    kind,
    from: fromDay,
    to: toDay,
    at,
    gross: decimalNumberOf(sums.gross),
    paidDown: decimalNumberOf(sums.paidDown),
    deductions: decimalNumberOf(sums.deductions),
    amount: decimalNumberOf(sums.amount),
    carriedIn: decimalNumberOf(sums.carriedIn),
    carriedOut: decimalNumberOf(sums.carriedOut),
  };
}
