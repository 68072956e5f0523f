import type { WrittenSettings } from './settings';

/** Bindings, and variables and secrets as they are written; `settings.ts` says what each means. */
export type Env = WrittenSettings & {
  /** The D1 database of the demo's systems. Opened in `db/open.ts` alone. */
  DB: unknown;
  /** The gateway whose wallet is played with and that is told of payments: a service binding. */
  GATEWAY?: { fetch: (request: Request) => Promise<Response> };
};

export const isSandbox = (env: Env): boolean => env.SANDBOX === '1';
