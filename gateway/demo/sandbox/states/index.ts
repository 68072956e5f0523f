import type { ComposedName } from '@/contracts/provider-states/states';
import { type Sandbox, SandboxError } from '../command';
import { agentHandlers } from './agents';
import { depositHandlers } from './deposits';
import { gameHandlers } from './games';
import type { Handlers } from './handlers';
import { limitHandlers } from './limits';
import { memberHandlers } from './members';
import { moneyHandlers } from './money';
import { proofHandlers } from './proofs';
import { readerHandlers } from './readers';
import { registerHandlers } from './register';
import { rewardHandlers } from './rewards';
import type { Row } from './row';

const HANDLERS: Handlers = {
  ...memberHandlers,
  ...proofHandlers,
  ...moneyHandlers,
  ...limitHandlers,
  ...registerHandlers,
  ...rewardHandlers,
  ...readerHandlers,
  ...depositHandlers,
  ...gameHandlers,
  ...agentHandlers,
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

/** A request came: the next state begins another interaction. */
export function endInteraction(): void {
  answered = null;
}

export const COMPOSED_NAMES: readonly string[] = Object.keys(HANDLERS);

/** Whether a state is one that interactions put together with others. */
export const isComposed = (name: string): name is ComposedName => Object.hasOwn(HANDLERS, name);

/** Makes a composed state true, and answers the values of it (CALL-06). */
export async function setUp(sandbox: Sandbox, { state, params, values }: Asked): Promise<object | undefined> {
  if (!isComposed(state)) throw new SandboxError(`no provider state '${state}'`);
  const handler = HANDLERS[state] as (row: Row, params: object) => Promise<object | undefined>;
  return handler({ ...sandbox, values: values ?? answered ?? {} }, params);
}
