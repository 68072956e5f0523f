import { createHmac, hkdfSync } from 'node:crypto';
import type { ErrorCode } from '@/contracts/errors';
import type { RequestFacts } from '../../context';
import type { Env } from '../../env';
import { SECURITY_LEVELS, type SecurityKind } from '../../log-events';
import { networkOf } from '../gate/ip';
import { log } from '../log';
import { sealKeys } from '../session/sealed-cookie';

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
  log(
    'security',
    {
      kind,
      at: new Date().toISOString(),
      code,
      call,
      account: account ? accountHash(account, env) : undefined,
      network: networkOf(facts.visitor.address),
      country: facts.visitor.country,
      device: facts.device,
      requestId: facts.requestId,
    },
    SECURITY_LEVELS[kind],
  );
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
