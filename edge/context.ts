import type { Context } from 'hono';
import type { Operation, OutputOf } from '../contracts/operation';
import type { SessionInfo } from '../contracts/session/session-info';
import type { SiteContext } from '../contracts/site';
import type { getStatus } from '../contracts/system/status';
import type { Env } from './env';
import type { Visitor } from './lib/gate/visitor';
import type { LimitBucket } from './lib/gateway/limit-bucket';
import type { LargeText } from './lib/gateway/streamed-body';
import type { RequestTrace } from './lib/request-trace';

export type StatusResponse = OutputOf<typeof getStatus>;
export type CallGateway = SiteContext['callGateway'];
/** The same, with the answer as JSON. */
export type ProxyCall = (
  operation: Operation,
  input: unknown,
  options?: { idempotencyKey?: string },
) => Promise<string>;

/** What the edge knows of a request before it knows whose it is. */
export type RequestFacts = {
  requestId: string;
  traceparent: string;
  /** Lower-case locale of the page, such as `vi` or `zh-cn`. */
  locale: string;
  visitor: Visitor;
  /** Kind of device and browser, as in `Android/Chrome`; null for one that is not known. */
  device: string | null;
  /** The site runs as an installed app (LOGIN-79). */
  standalone: boolean;
};

/** Of a session that outlasts the end of the browser: how long its gateway keeps it unused, and when the cookie was written. */
export type Stay = { idleSeconds: number; writtenAt: number };

/** An opened session cookie: the gateway's token and what the browser may know. */
export type OpenSession = { token: string; info: SessionInfo; stay?: Stay };

export type Variables = {
  facts: RequestFacts;
  /** What the log says of the request at its end. */
  trace: RequestTrace;
  /** To be asked of `nonceOf`. */
  nonce?: string;
  /** The answer has a policy of its own and may stand in the site's frame: the sandbox's game vendor. */
  bringsOwnPolicy?: boolean;
  /** In place of the site's policy, one that lets less be done. */
  policy?: string;
  /** An answer that was made with the headers that stand on every answer. */
  dressed?: Response;
  /** What came with the request, as far as it is read: behind its session and its limits. */
  body?: string;
  /** Of everybody: nothing in it is about this visitor. */
  status: StatusResponse;
  /** The site is shown as an operator asked for: nobody is signed in, and nothing is done. */
  isPreview?: boolean;
  /** Who has the cockpit open, as far as that is known. */
  operator: string;
  session: OpenSession | null;
  /** Limits that were counted before the body was read, each for one call. */
  counted: Set<LimitBucket>;
  /** Texts of this request's calls that are too long to be held. */
  largeTexts: Map<string, LargeText>;
  /** Milliseconds of the query behind the last answer for everybody, where the gateway told. */
  databaseTime?: number;
  /** `Set-Cookie` values for the final answer. */
  cookies: string[];
};

export type App = { Bindings: Env; Variables: Variables };
export type WaitUntil = (work: Promise<unknown>) => void;

/** `waitUntil` of the platform; outside it (unit tests) the work simply runs on. */
export function waitUntilOf(c: Context<App>): WaitUntil {
  try {
    const { executionCtx } = c;
    return (work) => executionCtx.waitUntil(work);
  } catch {
    return () => {};
  }
}
