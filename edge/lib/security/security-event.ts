import { createHmac, hkdfSync } from 'node:crypto';
import type { ErrorCode } from '@/contracts/errors';
import type { RequestFacts } from '../../context';
import type { Env } from '../../env';
import { networkOf } from '../gate/ip';
import { log } from '../log';
import { sealKeys } from '../session/sealed-cookie';

/** What the log tells of one by one (OWASP ASVS 5, V16.3); docs/operator.md says what each asks of the operator. */
const LEVELS = {
  login: 'info',
  'login.refused': 'warn',
  'account.opened': 'info',
  /** Too many wrong tries: an account or a payment password is shut for a while. */
  lock: 'warn',
  'code.sent': 'info',
  'code.failed': 'warn',
  /** A captcha, a proof of work or a widget's word. */
  'human.failed': 'warn',
  /** A password, a payment password or answers that a member had to give again. */
  'proof.failed': 'warn',
  'password.changed': 'info',
  /** A passkey, an address for codes, or security questions. */
  'factor.changed': 'info',
  /** A member objected to a change: nothing that protects the account changes, no money leaves. */
  'account.frozen': 'warn',
  'session.ended': 'info',
  /** A session cookie that does not open: forged, too old, or sealed with a key that is gone. */
  'session.refused': 'warn',
  replay: 'warn',
  /** A synced passkey counted backwards: used on another device, or copied. */
  'passkey.counter': 'warn',
  'limit.met': 'warn',
  'gate.refused': 'info',
  'origin.refused': 'warn',
  'access.refused': 'warn',
  'upload.refused': 'warn',
  /** Somebody gave a key of the cockpit: the right one, in its form, or a wrong one. */
  'operator.entered': 'info',
  'operator.refused': 'warn',
} as const;

export type SecurityKind = keyof typeof LEVELS;

/** Where something happened. A `Context` of the edge has both: `{ env: c.env, facts: c.get('facts') }`. */
export type Scene = {
  env: Pick<Env, 'SESSION_KEYS' | 'SANDBOX'>;
  facts: Pick<RequestFacts, 'requestId' | 'visitor' | 'device'>;
};

type Details = {
  /** User name or number as it was given; the log gets a keyed hash of it. */
  account?: string | null;
  code?: ErrorCode;
  /** Id of the operation, name of the server function or of the limit. Never a visitor's word. */
  call?: string;
};

/**
 * Writes one line of what an operator may be alarmed by: when, what, from which network, about which account, and no
 * secret (ERR-60). An address is cut to its /24 or /48, an account is a hash that the same key makes of it again.
 */
export function securityEvent(
  { env, facts }: Scene,
  kind: SecurityKind,
  { account, code, call }: Details = {},
): void {
  log(LEVELS[kind], 'security', {
    kind,
    at: new Date().toISOString(),
    code,
    call,
    account: account ? accountHash(account, env) : undefined,
    network: networkOf(facts.visitor.address),
    country: facts.visitor.country,
    device: facts.device,
    requestId: facts.requestId,
  });
}

/**
 * An account as the log names it: `<id of the key>:<16 letters>`, of a key made from the first of SESSION_KEYS; null
 * without one. `docs/operator.md` shows how to find the hash of an account.
 */
export function accountHash(account: string, env: Scene['env']): string | null {
  const [key] = sealKeys(env);
  if (!key) return null;
  const secret = new Uint8Array(hkdfSync('sha256', key.secret, '', 'log-account', 32));
  const hash = createHmac('sha256', secret).update(account.trim().toLowerCase()).digest('base64url');
  return `${key.kid}:${hash.slice(0, 16)}`;
}
