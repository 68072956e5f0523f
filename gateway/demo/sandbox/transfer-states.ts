import { updateMerchant } from '../../db/merchants';
import { savePaymentPassword } from '../../db/payment-passwords';
import type { Member } from '../../db/schema';
import { listLobbyVendors, moveBetween } from '../../db/wallets';
import { randomToken } from '../../platform/hash';
import { type Sandbox, SandboxError } from './command';
import { sealed } from './public-key';
import { quickHash } from './quick-hash';
import type { State } from './state';
import { demoMember, STATE_MERCHANT } from './state-member';
import {
  ALL_LOCKED,
  changeRules,
  failUntilLocked,
  lock,
  payee,
  RIGHT,
  tokenOf,
  WRONG,
} from './withdraw-states';

const AGENT = 1;
const TRIAL = 4;
const AT_VENDOR = 25_000_000;

/** Provider states of wallets at vendors, and of money sent up; each of a member nobody else uses. */
export const transferStates: Record<string, State> = {
  'a member may move money between wallets': async (sandbox) => mover(sandbox, await payee(sandbox)),
  'a member on trial moves money between wallets': async (sandbox) =>
    mover(sandbox, await demoMember(sandbox, { type: TRIAL })),
  'one wallet serves every game': async (sandbox) => ({
    ...(await tokenOf(sandbox, await payee(sandbox))),
    vendor: await firstVendor(sandbox),
  }),
  'no vendor has the name of the wallet': async (sandbox) => ({
    ...(await mover(sandbox, await payee(sandbox))),
    vendor: 'Nobody',
  }),
  'a member has an upline': async (sandbox) => tokenOf(sandbox, await below(sandbox)),
  'a member has no upline': async (sandbox) => tokenOf(sandbox, await payee(sandbox)),

  ...sealed({
    'a member may send money up': (sandbox) => sender(sandbox),
    'a member on trial sends money up': async (sandbox) => ({
      ...(await tokenOf(sandbox, await demoMember(sandbox, { type: TRIAL }))),
      paymentPassword: RIGHT,
    }),
    'who sends money up has no upline': async (sandbox) => ({
      ...(await tokenOf(sandbox, await payee(sandbox))),
      paymentPassword: RIGHT,
    }),
    'the payment password of who sends money up was changed': (sandbox) =>
      sender(sandbox, async ({ id }) =>
        savePaymentPassword(sandbox.db, id, await quickHash(RIGHT), sandbox.clock.now(), null),
      ),
    'who sends money up has withdrawn as much as a day allows': (sandbox) =>
      sender(sandbox, () => changeRules(sandbox, { mostOfDay: 100_000_00 })),
    'the money of who sends it up is to be played first': (sandbox) =>
      sender(sandbox, (member) => lock(sandbox, member, ALL_LOCKED)),
    'who sends money up has no payment password': async (sandbox) => ({
      ...(await tokenOf(sandbox, await below(sandbox, { paymentPasswordHash: null }))),
      paymentPassword: RIGHT,
    }),
    'money is sent up with a wrong payment password': async (sandbox) => ({
      ...(await sender(sandbox)),
      paymentPassword: WRONG,
    }),
    'money is sent up after too many wrong payment passwords': (sandbox) =>
      sender(sandbox, (member) => failUntilLocked(sandbox, member)),
  }),
};

/** Has a wallet for each vendor, and the member's money in one of them. */
async function mover(sandbox: Sandbox, member: Member) {
  const { db, clock } = sandbox;
  await updateMerchant(db, STATE_MERCHANT, { isSingle: false });
  const vendor = await firstVendor(sandbox);
  const common = { memberId: member.id, vendor, amount: AT_VENDOR, source: 'transfer:state' };
  await moveBetween(db, { ...common, idempotencyKey: randomToken() }, clock.now());
  return { ...(await tokenOf(sandbox, member)), vendor };
}

async function firstVendor({ db }: Sandbox): Promise<string> {
  const [vendor] = await listLobbyVendors(db);
  if (vendor === undefined) throw new SandboxError('the lobby has no games');
  return vendor;
}

/** A member below the demo's agent, with money and a payment password. */
async function below(sandbox: Sandbox, more: Partial<Member> = {}): Promise<Member> {
  const { id: uplineId } = await demoMember(sandbox, { type: AGENT });
  return payee(sandbox, { uplineId, ...more });
}

async function sender(sandbox: Sandbox, also: (member: Member) => Promise<unknown> = async () => {}) {
  const member = await below(sandbox);
  await also(member);
  return { ...(await tokenOf(sandbox, member)), paymentPassword: RIGHT };
}
