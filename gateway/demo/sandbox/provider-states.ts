import * as v from 'valibot';
import { clearSharedTries } from '../../db/clear-traces';
import { MERCHANTS } from '../../seed/merchants';
import { chatStates } from './chat-states';
import { type Sandbox, SandboxError } from './command';
import { contentStates } from './content-states';
import { depositStates } from './deposit-states';
import { emptyStates, publishAgain } from './empty-states';
import { gamesStates } from './games-states';
import { lotteryStates } from './lottery-states';
import { recordStates } from './record-states';
import { reset } from './reset';
import { seedAll } from './seed-all';
import type { State } from './state';
import { beginsInteraction, COMPOSED_NAMES, isComposed, remember, setUp } from './states';
import { vendorStates } from './vendor-states';
import { withdrawStates } from './withdraw-states';

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

/** The provider states that stand alone; the others are put together (`states/`). None undoes what another set up. */
const STATES: Record<string, State> = {
  ...lotteryStates,
  ...contentStates,
  ...recordStates,
  ...vendorStates,
  ...gamesStates,
  ...chatStates,
  ...depositStates,
  ...withdrawStates,
  ...emptyStates,
};

/** What each interaction begins with: open sites, nothing tried from the visitor's address, all that is published. */
async function restoreGround(sandbox: Sandbox): Promise<void> {
  await clearSharedTries(sandbox.db, OPEN_SITES);
  await publishAgain(sandbox);
}

export const STATE_NAMES: readonly string[] = [...Object.keys(STATES), ...COMPOSED_NAMES];

/** Sets a provider state up, or, on teardown, puts everything back (CALL-06). An unknown name is an error, never a silent pass. */
export async function changeState(
  sandbox: Sandbox,
  change: v.InferOutput<typeof stateChange>,
): Promise<unknown> {
  const state = STATES[change.state];
  if (!state && !isComposed(change.state)) throw new SandboxError(`no provider state '${change.state}'`);
  await seedAll(sandbox);
  if (change.action === 'teardown') {
    await reset(sandbox);
    return {};
  }
  const { isFirst = beginsInteraction() } = change;
  if (isFirst) await restoreGround(sandbox);
  const found = state ? await state(sandbox, change.params) : await setUp(sandbox, change);
  return remember(found ?? {});
}
