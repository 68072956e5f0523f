import { savePaymentPassword } from '../../db/payment-passwords';
import type { Member } from '../../db/schema';
import type { Sandbox } from './command';
import { sealed } from './public-key';
import { quickHash } from './quick-hash';
import type { State } from './state';
import { demoMember, freshMember } from './state-member';
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

/** Provider states of money that an agent sends to a direct downline; each of members nobody else uses. */
export const transferDownStates: Record<string, State> = {
  'an agent has a direct downline': async (sandbox) => {
    const agent = await payee(sandbox, { type: AGENT });
    return { ...(await tokenOf(sandbox, agent)), ...(await below(sandbox, agent)) };
  },
  'the downline is another’s': async (sandbox) => ({
    ...(await tokenOf(sandbox, await payee(sandbox, { type: AGENT }))),
    ...(await below(sandbox, await freshMember(sandbox, { type: AGENT }))),
  }),

  ...sealed({
    'an agent may send money down': (sandbox) => sender(sandbox),
    'a member on trial sends money down': async (sandbox) => ({
      ...(await sender(sandbox)),
      ...(await tokenOf(sandbox, await demoMember(sandbox, { type: TRIAL }))),
    }),
    'money is sent to another’s downline': async (sandbox) => ({
      ...(await sender(sandbox)),
      ...(await below(sandbox, await freshMember(sandbox, { type: AGENT }))),
    }),
    'the payment password of who sends money down was changed': (sandbox) =>
      sender(sandbox, {}, async ({ id }) =>
        savePaymentPassword(sandbox.db, id, await quickHash(RIGHT), sandbox.clock.now(), null),
      ),
    'who sends money down has withdrawn as much as a day allows': (sandbox) =>
      sender(sandbox, {}, () => changeRules(sandbox, { mostOfDay: 100_000_00 })),
    'the money of who sends it down is to be played first': (sandbox) =>
      sender(sandbox, {}, (agent) => lock(sandbox, agent, ALL_LOCKED)),
    'who sends money down has no payment password': (sandbox) =>
      sender(sandbox, { paymentPasswordHash: null }),
    'money is sent down with a wrong payment password': async (sandbox) => ({
      ...(await sender(sandbox)),
      paymentPassword: WRONG,
    }),
    'money is sent down after too many wrong payment passwords': (sandbox) =>
      sender(sandbox, {}, (agent) => failUntilLocked(sandbox, agent)),
  }),
};

/** The account of a member right below an agent. */
async function below(sandbox: Sandbox, { id: uplineId }: Member): Promise<{ account: string }> {
  const { account } = await freshMember(sandbox, { uplineId });
  return { account };
}

/** An agent with money, a payment password and a downline, and what else is done to it first. */
async function sender(
  sandbox: Sandbox,
  more: Partial<Member> = {},
  also: (agent: Member) => Promise<unknown> = async () => {},
) {
  const agent = await payee(sandbox, { type: AGENT, ...more });
  await also(agent);
  return { ...(await tokenOf(sandbox, agent)), ...(await below(sandbox, agent)), paymentPassword: RIGHT };
}
