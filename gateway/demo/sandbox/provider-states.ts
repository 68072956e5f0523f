import * as v from 'valibot';
import { clearSharedTries } from '../../db/clear-traces';
import { MERCHANTS } from '../../seed/merchants';
import type { Sandbox } from './command';
import { reset } from './reset';
import { seedAll } from './seed-all';
import { beginsInteraction, remember, setUp } from './states';
import { publishAgain } from './states/published';

export const stateChange = v.object({
  state: v.string(),
  params: v.nullish(v.record(v.string(), v.unknown()), {}),
  action: v.nullish(v.picklist(['setup', 'teardown']), 'setup'),
  /** What the states of this interaction before this one answered. */
  values: v.optional(v.record(v.string(), v.unknown())),
  isFirst: v.optional(v.boolean()),
});

/** The sites as they are seeded, with an image host besides: contracts look at the hosts' type. */
const OPEN_SITES = MERCHANTS.map((merchant) => ({
  ...merchant,
  imageCdns: ['https://cdn1.example.com'],
  domainList: ['https://hoadang2.example.com'],
}));

/** No row takes longer from its first state to its answer. */
const ROW_LASTS_MS = 30_000;

/** What each interaction begins with: open sites, nothing tried from the visitor's address, all that is published. */
async function restoreGround(sandbox: Sandbox): Promise<void> {
  await clearSharedTries(sandbox.db, OPEN_SITES, sandbox.clock.now() - ROW_LASTS_MS);
  await publishAgain(sandbox);
}

/** Sets a provider state up, or, on teardown, puts everything back (CALL-06). An unknown name is an error, never a silent pass. */
export async function changeState(
  sandbox: Sandbox,
  change: v.InferOutput<typeof stateChange>,
): Promise<unknown> {
  await seedAll(sandbox);
  if (change.action === 'teardown') {
    await reset(sandbox);
    return {};
  }
  const { isFirst = beginsInteraction() } = change;
  if (isFirst) await restoreGround(sandbox);
  return remember((await setUp(sandbox, change)) ?? {});
}
