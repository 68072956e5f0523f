/** Bindings and variables of the worker; `wrangler.toml` explains them. */
export type Env = {
  /** The D1 database. Opened in `db/open.ts` alone. */
  DB: unknown;
  SESSION_IDLE_SECONDS?: string;
  /** Merchant of calls that name none. */
  DEFAULT_MERCHANT?: string;
  /** Private key of encrypted bodies, a JWK as JSON text. */
  GATEWAY_PRIVATE_JWK?: string;
  /** Firebase project whose ID tokens are accepted; without it none is. */
  FIREBASE_PROJECT_ID?: string;
  /** Address of a Firebase Auth emulator, whose tokens are unsigned; counts in the sandbox alone. */
  FIREBASE_AUTH_EMULATOR?: string;
  /** `1` opens the control surface under /sandbox. */
  SANDBOX?: string;
};

export const isSandbox = (env: Env): boolean => env.SANDBOX === '1';
