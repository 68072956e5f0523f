/** Bindings and variables of the worker; `wrangler.toml` explains them. */
export type Env = {
  /** The D1 database. Opened in `db/open.ts` alone. */
  DB: unknown;
  SESSION_IDLE_SECONDS?: string;
  /** Merchant of calls that name none. */
  DEFAULT_MERCHANT?: string;
  /** Private key of encrypted bodies, a JWK as JSON text. */
  GATEWAY_PRIVATE_JWK?: string;
  /** Project whose identity tokens are taken; none without it, but for the sandbox's demo project. */
  FIREBASE_PROJECT_ID?: string;
  /** Set where the tokens come from an Auth emulator, which does not sign them; heeded in the sandbox alone. */
  FIREBASE_AUTH_EMULATOR?: string;
  /** Secrets of game vendors by their names, one or two each, a JSON object; a secret itself. */
  VENDOR_SECRETS?: string;
  /** Secrets of payment providers, in the same way. */
  PAYMENT_SECRETS?: string;
  /** The demo's worker: vendor, bank and chat in the sandbox. Asked in `demo/external/partner.ts` alone. */
  DEMO?: { fetch: (request: Request) => Promise<Response> };
  /** Secret that the demo is asked with; a stand-in without it. */
  PARTNER_SECRET?: string;
  /** `1` opens the control surface under /sandbox. */
  SANDBOX?: string;
};

export const isSandbox = (env: Env): boolean => env.SANDBOX === '1';
