/** Bindings and variables of the worker; `wrangler.toml` explains them. */
export type Env = {
  /** The D1 database of the demo's systems. Opened in `db/open.ts` alone. */
  DB: unknown;
  /** The gateway whose wallet is played with and that is told of payments: a service binding. */
  GATEWAY?: { fetch: (request: Request) => Promise<Response> };
  /** The same by its address, which counts where it is set. */
  GATEWAY_URL?: string;
  /** Secrets that the vendors sign with, by their names: a JSON object; the stand-ins of `vendor/names.ts` without it. */
  VENDOR_SECRETS?: string;
  /** The same of the bank. */
  PAYMENT_SECRETS?: string;
  /** Secret that a gateway signs with what it asks the demo for; a stand-in without it. */
  PARTNER_SECRET?: string;
  /** What slots offer beside a single spin, of `auto` and `quick`; nothing without it. */
  SPINS?: string;
  /** `1` opens all of it; everything is 404 without. */
  SANDBOX?: string;
};

export const isSandbox = (env: Env): boolean => env.SANDBOX === '1';
