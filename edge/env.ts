import type { WrittenSettings } from './settings';

/** A service or assets binding. */
export type Fetcher = { fetch: (request: Request) => Promise<Response> };

/** A `ratelimits` binding of the platform. */
export type RateLimit = { limit: (options: { key: string }) => Promise<{ success: boolean }> };

/** An `r2_buckets` binding, as far as the edge uses it. */
export type Bucket = {
  put: (
    key: string,
    bytes: Uint8Array,
    options: { httpMetadata: { contentType: string } },
  ) => Promise<unknown>;
  head: (key: string) => Promise<{ uploaded: Date; httpMetadata?: { contentType?: string } } | null>;
  get: (key: string) => Promise<{ body: AsyncIterable<Uint8Array> } | null>;
  delete: (keys: string[]) => Promise<void>;
};

/** A `kv_namespaces` binding, as far as the edge uses it. */
export type KeyValueStore = {
  get: (key: string, options: { type: 'text'; cacheTtl: number }) => Promise<string | null>;
};

/** An `images` binding, as far as the edge uses it. */
export type Images = {
  input: (picture: ReadableStream<Uint8Array>) => {
    output: (options: { format: string }) => Promise<{ response: () => Response }>;
  };
};

/**
 * Everything the edge worker is given: bindings, and settings and secrets as they are written, which `settingsOf` alone
 * reads. docs/operator.md explains each.
 */
export type Env = WrittenSettings & {
  ASSETS?: Fetcher;
  /** The reference gateway; used while GATEWAY_URL is empty. */
  GATEWAY?: Fetcher;
  /** The demo's vendor, bank and chat, in a sandbox alone. */
  DEMO?: Fetcher;
  /** Pictures that wait for their form; nobody brings one without. */
  PICTURES?: Bucket;
  /** What `npm run gate` has closed; without it only the lists of the settings count. */
  QUICK_GATE?: KeyValueStore;
  /** Draws pictures anew, where the operator binds it. */
  IMAGES?: Images;
  RATE_LOGIN_ADDRESS?: RateLimit;
  RATE_LOGIN_ACCOUNT?: RateLimit;
  RATE_PROOF_ADDRESS?: RateLimit;
  RATE_PROOF_SESSION?: RateLimit;
  RATE_CAPTCHA_ADDRESS?: RateLimit;
  RATE_CHALLENGE_ADDRESS?: RateLimit;
  RATE_FORM_ADDRESS?: RateLimit;
  RATE_CODE_ADDRESS?: RateLimit;
  RATE_CODE_ACCOUNT?: RateLimit;
  RATE_MAIL_ADDRESS?: RateLimit;
  RATE_MAIL_ACCOUNT?: RateLimit;
  RATE_OBJECTION_ADDRESS?: RateLimit;
  RATE_REGISTER_ADDRESS?: RateLimit;
  RATE_LOOKUP_ADDRESS?: RateLimit;
  RATE_SEARCH_ADDRESS?: RateLimit;
  RATE_RENDER_ADDRESS?: RateLimit;
  RATE_RENDER_SESSION?: RateLimit;
  RATE_LAUNCH_ADDRESS?: RateLimit;
  RATE_MONEY_ADDRESS?: RateLimit;
  RATE_MONEY_SESSION?: RateLimit;
  RATE_DOWNLOAD_ACCOUNT?: RateLimit;
  RATE_UPLOAD_ACCOUNT?: RateLimit;
  RATE_CLIENT_ERRORS?: RateLimit;
  RATE_OPERATOR_ADDRESS?: RateLimit;
};
