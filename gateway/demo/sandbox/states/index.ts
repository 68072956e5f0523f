import type { StateName } from '@/contracts/provider-states/states';
import { type Sandbox, SandboxError } from '../command';
import { agentHandlers } from './agents';
import { chatHandlers } from './chat';
import { depositHandlers } from './deposits';
import { gameHandlers } from './games';
import type { Handlers } from './handlers';
import { limitHandlers } from './limits';
import { memberHandlers } from './members';
import { moneyHandlers } from './money';
import { noticeHandlers } from './notices';
import { proofHandlers } from './proofs';
import { publishedHandlers } from './published';
import { recordHandlers } from './record';
import { registerHandlers } from './register';
import { rewardHandlers } from './rewards';
import type { Row } from './row';
import { vendorHandlers } from './vendors';

const HANDLERS: Handlers = {
  ...memberHandlers,
  ...proofHandlers,
  ...moneyHandlers,
  ...limitHandlers,
  ...registerHandlers,
  ...rewardHandlers,
  ...publishedHandlers,
  ...chatHandlers,
  ...recordHandlers,
  ...depositHandlers,
  ...gameHandlers,
  ...agentHandlers,
  ...noticeHandlers,
  ...vendorHandlers,
};

type Asked = {
  state: string;
  params: Record<string, unknown>;
  /** What the states before it answered, where the verifier tells. */
  values?: Record<string, unknown> | undefined;
};

/** What was answered since the last request, for verifiers that do not tell; null when an interaction begins. */
let answered: Record<string, unknown> | null = null;

/** Whether the next state is the first since a request came. */
export const beginsInteraction = (): boolean => answered === null;

/** Remembers what a state answered, and answers it. */
export function remember<Values extends object>(values: Values): Values {
  answered = { ...answered, ...values };
  return values;
}

/** How many states are being set up: what they themselves have the vendors ask is no request of an interaction. */
let settingUp = 0;

/** A request came: the next state begins another interaction. */
export function endInteraction(): void {
  if (settingUp === 0) answered = null;
}

export const STATE_NAMES: readonly string[] = Object.keys(HANDLERS);

/** Makes a state true, and answers the values of it (CALL-06). @throws SandboxError for a name that there is not */
export async function setUp(sandbox: Sandbox, { state, params, values }: Asked): Promise<object | undefined> {
  if (!Object.hasOwn(HANDLERS, state)) throw new SandboxError(`no provider state '${state}'`);
  const handler = HANDLERS[state as StateName] as (row: Row, params: object) => Promise<object | undefined>;
  settingUp += 1;
  try {
    return await handler({ ...sandbox, values: values ?? answered ?? {} }, params);
  } finally {
    settingUp -= 1;
  }
}
