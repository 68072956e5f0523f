import type { ErrorCode } from './errors';
import type { SiteFlags } from './flags';
import type { InputOf, Operation, OutputOf } from './operation';
import type { Sanitised } from './safe-html';
import type { SessionInfo } from './session/session-info';
import type { HumanProof } from './verification/send-code';

/** What the law of the operator's market asks for (docs/design.md §10.8). */
export type Jurisdiction = {
  /** Years; shown in the footer and beside the terms (ROLE-51, ROLE-52). */
  ageLimit: 18 | 21;
  /** True where consent boxes must start unticked (docs/design.md §10.6). */
  activeConsent: boolean;
};

export type Currency = {
  /** Sign shown after the amount, such as `₫`. */
  symbol: string;
};

/** Public settings of the operator's Firebase project; none of them is a secret. */
export type FirebaseSettings = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  /** Address of an Auth emulator; tests alone. */
  emulator: string | null;
};

export type HumanVerificationSettings = {
  /** `altcha` is a proof of work that the edge sets and checks itself. */
  provider: HumanProof['verificationProvider'];
  /** Public key of the provider's widget; null where it needs none. */
  siteKey: string | null;
};

/** The public settings of the site: worker variables and the status answer, joined at the edge. Safe to show anyone. */
export type SiteSettings = {
  brand: string;
  siteName: string;
  merchantCode: string;
  currency: Currency;
  /** IANA zone in which days are counted (MEMB-30). */
  timeZone: string;
  jurisdiction: Jurisdiction;
  flags: SiteFlags;
  /** Paths of the screens that the site is not open for yet; left out of one that is open wholly. */
  screensOff?: readonly string[];
  /** Decrypted entries only (GATE-28). */
  customerService: { path: string; name: string; position: string }[];
  /** Social links and downloads (ENT-08 to ENT-15). */
  resources: { resourceType: string; url: string }[];
  /** `mem_cen` is 1 (SHELL-25). */
  newMemberCentre: boolean;
  /** `dep_func` is 1: the new layout of the deposit and of a movement's details (SHELL-26). */
  newMoneyScreens: boolean;
  /**
   * Hosts an image may be drawn from, and the one used when the list is empty or a host fails (GATE-44 to GATE-46); with
   * `resizing` pictures are asked for in the sizes of their places, from Cloudflare's image addresses.
   */
  imageHosts: { list: string[]; fallback: string; resizing?: boolean };
  /** Hosts whose banner links are cloud video streams (HOME-06). */
  streamHosts: string[];
  /** Origins of game vendors that may be shown in a frame, such as `https://*.games.example` (LAUNCH-30). */
  gameFrameHosts: string[];
  /** The gateway's sandbox is open: a demo, with a bank of its own to pay at. */
  sandbox?: true;
  /** Host of the operator's main domain, empty when the status names none (REG-103). */
  mainDomain: string;
  /** Null where the operator has not set Firebase up. */
  firebase: FirebaseSettings | null;
  /** Whether Firebase sends and checks the SMS codes; off by default (SMS-28). Never on without `firebase`. */
  firebaseVerification: boolean;
  /** Members may log in with passkeys. */
  passkeys: boolean;
  /** How a visitor shows to be human before a code is sent (SMS-31). */
  humanVerification: HumanVerificationSettings;
  /** What the operator's own app puts into its user agent; empty when there is no app (PWA-26). */
  nativeAppToken: string;
  /** Paths that the site's own routes do not know, and where each leads (ROUTE-77, ROUTE-80). */
  furtherRoutes: Record<string, string>;
  /** Salt of the remembered password record (LOGIN-25). */
  rememberSalt: string;
};

/** What the edge hands to the app with each request: Start's request context. */
export type SiteContext = {
  /** For every inline script of the page. */
  nonce: string;
  /** Host of the address bar, lower case, without a port (REG-76). */
  hostname: string;
  site: SiteSettings;
  /** Lower-case tag of the page's language: the visitor's choice, else the site's own. */
  locale: string;
  /** The signed-in member's public record, or null for a guest. */
  session: SessionInfo | null;
  /**
   * Calls the gateway in process: token, merchant, limits, cache and transforms included. `pick` makes of a long
   * answer what is wanted of it, in any shape of objects and lists (no Map, no Date), before its HTML is sanitised, so
   * that the rest costs nothing. `uncached` asks past the shared cache, where the edge allows it. `idempotencyKey`
   * names the member's intent, for an operation that is idempotent, and is the same one when it is made again (MONEY-21).
   */
  callGateway: <Op extends Operation, P = OutputOf<Op>>(
    operation: Op,
    input: InputOf<Op>,
    options?: { pick?: (response: OutputOf<Op>) => P; uncached?: true; idempotencyKey?: string },
  ) => Promise<Sanitised<P>>;
  /** The same as a session that a call of this request has just opened, before its cookie is there. */
  callAs: (token: string) => SiteContext['callGateway'];
  /**
   * Pictures that this login brought to `MEMBER_PICTURES`, as data URLs for the next calls of this request. Each stands
   * for its picture, which `callGateway` reads while it sends it.
   * @throws GatewayError `request.invalid` for an id of no such picture
   */
  openPictures: (ids: readonly string[]) => Promise<string[]>;
  /** Forgets such pictures, behind the answer. */
  dropPictures: (ids: readonly string[]) => void;
  /** Seals the gateway token into the session cookie and answers the public record (SESS-14, SESS-44). */
  openSession: (login: {
    token: string;
    userName: string;
    type: number;
    firstTimeLogin: boolean;
    trial?: boolean;
    /** Kept in a sealed cookie of its own, which outlives the session. */
    deviceMark?: string;
  }) => Promise<SessionInfo>;
  /**
   * Seals the session anew with changed facts; token and public id stay (SESS-41). `idleSeconds` is how long the gateway
   * keeps it unused: the cookie then outlasts the end of the browser for as long, 30 days at most, and is renewed by use;
   * with null it ends with the browser again (SESS-45).
   * @throws GatewayError `session.missing` without a session.
   */
  updateSession: (changes: { firstTimeLogin?: boolean; idleSeconds?: number | null }) => Promise<SessionInfo>;
  /**
   * Lets work run on that the answer need not wait for, such as a note for next time. A failure leaves a line in the
   * log, without text. Never give it what the visitor is told of.
   */
  runInBackground: (work: Promise<unknown>) => void;
  /** Ends a session at the gateway, behind the answer, that a call has just opened but that nobody gets (ROLE-36). */
  refuseSession: (token: string) => void;
  /** Voids the session cookie (SESS-31). */
  closeSession: () => void;
  /** Keeps the id of the captcha image on show in a sealed cookie, for the next guarded call (CALL-15). */
  keepCaptchaId: (captchaId: string) => Promise<void>;
  captchaId: () => Promise<string | undefined>;
  /** What the gateway calls this browser since somebody logged in here. */
  deviceMark: () => Promise<string | undefined>;
  /**
   * Checks what the visitor's browser brings as proof of being human (SMS-31, SMS-32).
   * @throws GatewayError `human.verification.failed`
   */
  verifyHuman: (proof: HumanProof) => Promise<void>;
  /**
   * Says with what a server function was refused, for the log; the status of its answer may not. `failure` is the name of
   * the error where it failed; without a code where a page called it.
   */
  logOutcome: (code: ErrorCode | null, failure?: string) => void;
};

/** What the status page is drawn from (GATE-09, GATE-18, GATE-19, GATE-43). It is a whole document that loads nothing. */
export type StatusPageInput = {
  /**
   * Decides the text; an outage is a gateway that cannot be reached and of which nothing is known, offline a visitor
   * without a network (PWA-30), limit a visitor whose address asked for too many pages.
   */
  cause: 'maintenance' | 'ip' | 'region' | 'outage' | 'offline' | 'limit';
  status: 1 | 2;
  siteName: string;
  brand: string;
  /** Lower case, such as `vi` or `zh-cn`. */
  locale: string;
  /** Empty when the platform does not know it. */
  visitorIp: string;
  /** Start of the request id, for a talk with customer service; empty when nobody was asked. */
  reference: string;
  /** Other addresses of the site. */
  domains: string[];
  /** First way to customer service, http(s) or site-relative. */
  supportPath: string | null;
  /** For the page's one `<style>`. */
  nonce: string;
};
