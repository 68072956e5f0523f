import type { ErrorKind } from '../contracts/browser-errors.ts';
import type { ErrorCode } from '../contracts/errors.ts';

export type Level = 'info' | 'warn' | 'error';

/** What each line of the log holds beside its `event`. What a field means is said in `log-events-words.ts`. */
export type LogFields = {
  request: {
    method: string;
    path: string;
    call: string | null;
    status: number;
    code: string | null;
    ms: number;
    upstreamMs: number;
    cache: string | null;
    requestId: string;
    country: string | null;
  };
  security: {
    kind: SecurityKind;
    at: string;
    code?: ErrorCode | undefined;
    call?: string | undefined;
    account?: string | null | undefined;
    network: string | null;
    country: string | null;
    device: string | null;
    requestId: string;
  };
  'settings.malformed': { setting: string; reason: string };
  'settings.unknown': { setting: string; meant: string };
  'session.keys.missing': { hint: string };
  'encryption.failed': { reason: string };
  'turnstile.secret.missing': { hint: string };
  'turnstile.failed': { reason: string };
  'gate.quick.failed': { reason: string };
  'gate.quick.malformed': { unread: number | null };
  'rate-limit.missing': { binding: string };
  'operator.access.failed': { reason: string };
  'gateway.failed': { operation: string; code: string; cause: string; requestId: string };
  'gateway.stalled': { operations: string };
  'gateway.back': { operation: string };
  'cache.refresh.failed': { reason: string };
  'page.refresh.failed': { reason: string };
  'customer-service.dropped': { index: number };
  'html.dropped': { operation: string; reason: string };
  'download.broken': { reason: string };
  'picture.redraw.failed': { reason: string };
  'background.failed': { cause: string; requestId: string };
  'request.failed': { reason: string; requestId: string | undefined };
  'forward.failed': { operation: string; reason: string; requestId: string };
  'server-function.failed': { call: string | null; status?: number; name?: string; requestId: string };
  'framework.error': { name: string | null };
  'client.error': {
    kind: ErrorKind;
    name: string;
    message: string;
    stack: string;
    build: string | null;
    buildHours: number | null;
    route: string | null;
    device: string | null;
    requestId: string;
  };
};

export type LogEvent = keyof LogFields;

/**
 * Every event of the log and how loud it is. Whoever writes a line names one of them (`log`), alarms count them
 * (`alarms.ts`), and `docs/operator.md` lists them (docs/decisions/093-events.md). Run by Node as it stands, too: imports
 * name the file.
 */
export const LOG_LEVELS = {
  request: 'info',
  security: 'warn',
  'settings.malformed': 'error',
  'settings.unknown': 'error',
  'session.keys.missing': 'error',
  'encryption.failed': 'error',
  'turnstile.secret.missing': 'error',
  'turnstile.failed': 'warn',
  'gate.quick.failed': 'error',
  'gate.quick.malformed': 'error',
  'rate-limit.missing': 'warn',
  'operator.access.failed': 'warn',
  'gateway.failed': 'warn',
  'gateway.stalled': 'warn',
  'gateway.back': 'info',
  'cache.refresh.failed': 'warn',
  'page.refresh.failed': 'warn',
  'customer-service.dropped': 'warn',
  'html.dropped': 'warn',
  'download.broken': 'warn',
  'picture.redraw.failed': 'warn',
  'background.failed': 'warn',
  'request.failed': 'error',
  'forward.failed': 'error',
  'server-function.failed': 'error',
  'framework.error': 'error',
  'client.error': 'warn',
} as const satisfies Record<LogEvent, Level>;

/** Kinds of `security`, which the log tells of one by one (OWASP ASVS 5, V16.3), each with its level. */
export const SECURITY_LEVELS = {
  login: 'info',
  'login.refused': 'warn',
  'account.opened': 'info',
  lock: 'warn',
  'code.sent': 'info',
  'code.failed': 'warn',
  'human.failed': 'warn',
  'proof.failed': 'warn',
  'password.changed': 'info',
  'factor.changed': 'info',
  'account.frozen': 'warn',
  'session.ended': 'info',
  'session.refused': 'warn',
  replay: 'warn',
  'passkey.counter': 'warn',
  'limit.met': 'warn',
  'gate.refused': 'info',
  'origin.refused': 'warn',
  'access.refused': 'warn',
  'upload.refused': 'warn',
  'operator.entered': 'info',
  'operator.refused': 'warn',
} as const satisfies Record<string, Level>;

export type SecurityKind = keyof typeof SECURITY_LEVELS;
