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

/** States that an interaction begins with, for verifiers that do not tell what was answered before. */
const GROUNDS: readonly string[] = [
  'a member',
  'registrations',
  'the site',
  'somebody who is not a member',
] satisfies ComposedName[];

/** What was answered since the last ground, for verifiers that do not tell. */
let answered: Record<string, unknown> = {};

export const COMPOSED_NAMES: readonly string[] = Object.keys(HANDLERS);

/** Whether a state is one that interactions put together with others. */
export const isComposed = (name: string): name is ComposedName => Object.hasOwn(HANDLERS, name);

/** Makes a composed state true, and answers the values of it (CALL-06). */
export async function setUp(
  sandbox: Sandbox,
  { state, params, values }: Asked,
  restoreGround: () => Promise<void>,
): Promise<object> {
  if (!isComposed(state)) throw new SandboxError(`no provider state '${state}'`);
  const isFirst = values ? Object.keys(values).length === 0 : GROUNDS.includes(state);
  if (isFirst) await restoreGround();
  const before = values ?? (isFirst ? {} : answered);
  const handler = HANDLERS[state] as (row: Row, params: object) => Promise<object | undefined>;
  const found = (await handler({ ...sandbox, values: before }, params)) ?? {};
  answered = { ...before, ...found };
  return found;
}
