import type { WrittenSettings } from './settings';

/** Bindings, and variables and secrets as they are written; `settings.ts` says what each means. */
export type Env = WrittenSettings & {
  /** The D1 database. Opened in `db/open.ts` alone. */
  DB: unknown;
  /** The demo's worker: vendor, bank and chat in the sandbox. Asked in `demo/external/partner.ts` alone. */
  DEMO?: { fetch: (request: Request) => Promise<Response> };
};

export const isSandbox = (env: Env): boolean => env.SANDBOX === '1';
