import { consumeQuota, countUses, type Quota } from '../../db/quota-uses';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';
import { INSTEAD, priceSteps, setTask, sizeOf, takeTask } from './task';

/** What makes a deed dearer: so many within the time cost the least there is, and each `step` more doubles the price. */
export type Counter = { key: string; withinMs: number; free: number; step: number };

type Demand = {
  /** What is to be done, and for whom: work for one is good for no other. */
  key: string;
  work: string | undefined;
  counters: readonly Counter[];
  /** Whether it costs nothing until a counter says so. */
  freeAtFirst?: boolean;
  /** Whether the form shows a captcha too. */
  captcha?: boolean;
  /** Whether the work stands for a captcha as well: it is dearer then. */
  instead?: boolean | undefined;
};

/**
 * Has the visitor work for a deed that no counter shuts: the more of its kind, the dearer, up to a bound (070). One statement
 * judges and counts, so that deeds at the same moment cannot share a price; one that is refused counts for nothing.
 * @returns whether it took work
 * @throws Refusal `work.required` with a task
 */
export async function demandWork(
  call: Pick<RequestContext, 'db' | 'clock' | 'address'>,
  { key, work, counters, freeAtFirst = false, captcha = false, instead = false }: Demand,
): Promise<boolean> {
  const { db, clock } = call;
  const now = clock.now();
  const dearer = instead ? INSTEAD : 0;
  if (freeAtFirst && (await consumeQuota(db, counters.map(freeOf), now)) === null) return false;
  const task = await takeTask(call, key, work);
  const steps = task && task.size >= sizeOf(dearer) ? priceSteps(task) - dearer : 0;
  if (steps > 0 && (await consumeQuota(db, counters.map(quotaFor(steps)), now)) === null) return true;
  const counts = await Promise.all(counters.map((counter) => countUses(db, freeOf(counter), now)));
  const doublings = counters.map(({ free, step }, index) => ((counts[index] ?? 0) - free) / step);
  const size = sizeOf(Math.max(0, ...doublings) + dearer);
  throw new Refusal('work.required', { captcha, work: await setTask(call, key, size) });
}

const freeOf = ({ key, withinMs, free }: Counter): Quota => ({ key, withinMs, most: free });

/** How many deeds there may be for a task of so many prices still to be enough for one more. */
const quotaFor =
  (steps: number) =>
  ({ key, withinMs, free, step }: Counter): Quota => ({
    key,
    withinMs,
    most: free + step * steps,
  });
