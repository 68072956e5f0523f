import type { Sandbox } from './command';

/** Sets a state up and answers the values it hands to the consumer's request. */
export type State = (sandbox: Sandbox, params: Record<string, unknown>) => unknown;
