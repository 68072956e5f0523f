import * as v from 'valibot';
import { clearTries } from '../../db/clear-traces';
import { updateMerchant } from '../../db/merchants';
import type { Db } from '../../db/open';
import { endSessionsOf, setStaying } from '../../db/sessions';
import { FREEZE_MS } from '../../domains/account-protection/objection-times';
import { startSession } from '../../domains/session/open-session';
import { PROOF_LASTS_MS } from '../../domains/session/reauthenticate';
import { sha256 } from '../../platform/hash';
import { seedAffiliates } from '../../seed/affiliates';
import { MERCHANTS } from '../../seed/merchants';
import { seed } from '../../seed/seed';
import { accountStates } from './account-states';
import { affiliateStates } from './affiliate-states';
import { agreementStates } from './agreement-states';
import { chatStates } from './chat-states';
import { type Sandbox, SandboxError } from './command';
import { contentStates } from './content-states';
import { depositStates } from './deposit-states';
import { downlineStates } from './downline-states';
import { emptyStates, publishAgain } from './empty-states';
import { gamesStates } from './games-states';
import { loginStates } from './login-states';
import { lotteryStates } from './lottery-states';
import { mallStates } from './mall-states';
import { passkeyStates } from './passkey-states';
import { playStates } from './play-states';
import { profileStates } from './profile-states';
import { recordStates } from './record-states';
import { registerStates } from './register-states';
import { reset } from './reset';
import { rewardStates } from './reward-states';
import { securityStates } from './security-states';
import { settlementStates } from './settlement-states';
import type { State } from './state';
import { demoMember, freshMember, STATE_MERCHANT } from './state-member';
import { teamFigureStates } from './team-figure-states';
import { teamStates } from './team-states';
import { transferDownStates } from './transfer-down-states';
import { transferStates } from './transfer-states';
import { vendorStates } from './vendor-states';
import { withdrawStates } from './withdraw-states';

export const stateChange = v.object({
  state: v.string(),
  params: v.nullish(v.record(v.string(), v.unknown()), {}),
  action: v.nullish(v.picklist(['setup', 'teardown']), 'setup'),
});

/** The sites as they are seeded, with an image host besides: contracts look at the hosts' type. */
const OPEN_SITES = MERCHANTS.map((merchant) => ({
  ...merchant,
  imageCdns: ['https://cdn1.example.com'],
  domainList: ['https://hoadang2.example.com'],
}));

/** Every provider state that a contract names. States may come in pairs, so none undoes what another set up. */
const STATES: Record<string, State> = {
  'the site is open': ({ db }) => openSite(db),
  'a member is logged in': async (sandbox, { type = 0 }) => {
    await openSite(sandbox.db);
    const member = await demoMember(sandbox, { type });
    return { token: await startSession(sandbox.db, member, sandbox.clock.now()) };
  },
  'a member whose session has ended': async (sandbox, { type = 0 }) => {
    const { db, clock } = sandbox;
    await openSite(db);
    const member = await demoMember(sandbox, { type });
    const token = await startSession(db, member, clock.now());
    await endSessionsOf(db, member.id, clock.now(), 'elsewhere');
    return { token };
  },
  'a member whose password was given': async (sandbox) => {
    const { db, clock } = sandbox;
    await openSite(db);
    const member = await freshMember(sandbox, { mustChangePassword: true });
    return { token: await startSession(db, member, clock.now()) };
  },
  'a member whose account is frozen': async (sandbox) => {
    const { db, clock } = sandbox;
    await openSite(db);
    const member = await freshMember(sandbox, { frozenUntil: clock.now() + FREEZE_MS });
    return { token: await startSession(db, member, clock.now()) };
  },
  'a member stays signed in': (sandbox) => stayingMember(sandbox, 0),
  'a member who stays signed in gave no proof for a day': (sandbox) =>
    stayingMember(sandbox, PROOF_LASTS_MS + 1),
  'the visitor is blocked by location': ({ db }) =>
    updateMerchant(db, STATE_MERCHANT, { regionRestriction: true, statusRefusal: 'location.blocked' }),
  'the platform is under maintenance': ({ db }) =>
    updateMerchant(db, STATE_MERCHANT, { maintenance: true, statusRefusal: 'platform.maintenance' }),
  ...after(lotteryStates, publishAgain),
  ...onFreshGround({
    ...loginStates,
    ...contentStates,
    ...playStates,
    ...profileStates,
    ...recordStates,
    ...vendorStates,
    ...gamesStates,
    ...chatStates,
    ...depositStates,
    ...securityStates,
    ...passkeyStates,
    ...withdrawStates,
    ...transferStates,
    ...transferDownStates,
    ...teamStates,
    ...rewardStates,
    ...mallStates,
    ...teamFigureStates,
    ...settlementStates,
    ...downlineStates,
    ...agreementStates,
  }),
  ...afterNothing(emptyStates),
  ...onFreshGround(afterSeededLinks({ ...registerStates, ...accountStates, ...affiliateStates })),
};

/** A member whose session stays, opened so many milliseconds ago. */
async function stayingMember(sandbox: Sandbox, ageMs: number) {
  const { db, clock } = sandbox;
  await openSite(db);
  const token = await startSession(db, await freshMember(sandbox), clock.now() - ageMs);
  await setStaying(db, sha256(token), true);
  return { token };
}

/** The states, each after nothing was tried, sent or changed before, with all that is published. */
function onFreshGround(states: Record<string, State>): Record<string, State> {
  return afterNothing(after(states, publishAgain));
}

function afterNothing(states: Record<string, State>): Record<string, State> {
  return after(states, ({ db }) => clearTries(db, OPEN_SITES));
}

/** The states that name invitations, each after these are as they are seeded. */
function afterSeededLinks(states: Record<string, State>): Record<string, State> {
  return after(states, ({ db, clock }) => seedAffiliates(db, clock.wall()));
}

function after(
  states: Record<string, State>,
  prepare: (sandbox: Sandbox) => Promise<void>,
): Record<string, State> {
  const prepared = Object.entries(states).map(([name, state]): [string, State] => [
    name,
    async (sandbox, params) => {
      await prepare(sandbox);
      return state(sandbox, params);
    },
  ]);
  return Object.fromEntries(prepared);
}

async function openSite(db: Db): Promise<void> {
  for (const merchant of OPEN_SITES) await updateMerchant(db, merchant.code, merchant);
}

export const STATE_NAMES: readonly string[] = Object.keys(STATES);

/** Sets a provider state up, or, on teardown, puts everything back (CALL-06). An unknown name is an error, never a silent pass. */
export async function changeState(
  sandbox: Sandbox,
  change: v.InferOutput<typeof stateChange>,
): Promise<unknown> {
  const state = STATES[change.state];
  if (!state) throw new SandboxError(`no provider state '${change.state}'`);
  await seed(sandbox.db, sandbox.clock.now());
  if (change.action === 'teardown') {
    await reset(sandbox);
    return {};
  }
  return (await state(sandbox, change.params)) ?? {};
}
