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

/** An `images` binding, as far as the edge uses it. */
export type Images = {
  input: (picture: ReadableStream<Uint8Array>) => {
    output: (options: { format: string }) => Promise<{ response: () => Response }>;
  };
};

/** Everything the edge worker is given: bindings, settings and secrets. docs/operator.md explains each. */
export type Env = {
  ASSETS?: Fetcher;
  /** The reference gateway; used while GATEWAY_URL is empty. */
  GATEWAY?: Fetcher;
  /** The demo's vendor, bank and chat, in a sandbox alone. */
  DEMO?: Fetcher;
  /** Pictures that wait for their form; nobody brings one without. */
  PICTURES?: Bucket;
  /** Draws pictures anew, where the operator binds it. */
  IMAGES?: Images;
  GATEWAY_URL?: string;
  /** Longest wait for the gateway, in milliseconds; 15000 unless set (CALL-04). */
  GATEWAY_TIMEOUT_MS?: string;
  /** JSON Web Key (public, RSA) that bodies of credentials are encrypted for (LOGIN-76). */
  GATEWAY_PUBLIC_JWK?: string;
  /** "kid:base64url,kid2:base64url": the first seals, all open (GATE-36). Secret. */
  SESSION_KEYS?: string;

  GATE_ALLOW_COUNTRIES?: string;
  GATE_DENY_COUNTRIES?: string;
  GATE_ALLOW_IPS?: string;
  GATE_DENY_IPS?: string;

  /** "guest", "enter", "member", "money" or "agent" (default): how far the site is open. */
  SITE_LEVEL?: string;
  MERCHANT_CODE?: string;
  BRAND?: string;
  SITE_NAME?: string;
  SITE_TIME_ZONE?: string;
  CURRENCY_SYMBOL?: string;
  AGE_LIMIT?: string;
  ACTIVE_CONSENT?: string;
  STREAM_HOSTS?: string;
  IMAGE_FALLBACK_HOST?: string;
  /** "1": the zone transforms pictures, and operators' pictures come in the sizes of their places. */
  IMAGE_RESIZING?: string;
  NATIVE_APP_TOKEN?: string;
  /** Game vendors' hosts that let the site show them in a frame (LAUNCH-30). */
  GAME_FRAME_HOSTS?: string;
  FURTHER_ROUTES?: string;
  REMEMBER_SALT?: string;

  FIREBASE_API_KEY?: string;
  FIREBASE_PROJECT_ID?: string;
  FIREBASE_AUTH_DOMAIN?: string;
  FIREBASE_APP_ID?: string;
  /** Address of a Firebase Auth emulator; counts in the sandbox alone. */
  FIREBASE_AUTH_EMULATOR?: string;

  /** "altcha" (default), "turnstile" or "none" (SMS-31). */
  HUMAN_VERIFICATION?: string;
  TURNSTILE_SITE_KEY?: string;
  /** Secret. */
  TURNSTILE_SECRET?: string;

  CSP_SCRIPT_HOSTS?: string;
  CSP_CONNECT_HOSTS?: string;
  CSP_FRAME_HOSTS?: string;
  /** Further hosts of pictures and videos; with them, or with hosts in the status answer, others show none. */
  CSP_IMAGE_HOSTS?: string;

  /** "1" opens the control surface and the visitor overrides. Never in production. */
  SANDBOX?: string;
  SANDBOX_COUNTRY?: string;

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
};
