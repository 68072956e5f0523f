import type { Env } from '../../env';
import { settingsOf } from '../settings/settings-of';
import { parseAddress } from './ip';

/** Where a request comes from; null where the platform does not know. */
export type Visitor = {
  /** Upper-case ISO code, or `T1` for the Tor network. */
  country: string | null;
  address: string | null;
};

/**
 * The visitor's country and address, from the platform alone (GATE-21). The override headers and
 * SANDBOX_COUNTRY work only with SANDBOX=1: the local runtime says that everyone is in the US.
 */
export function visitorOf(request: Request, env: Pick<Env, 'SANDBOX' | 'SANDBOX_COUNTRY'>): Visitor {
  const { cf } = request as Request & { cf?: { country?: unknown } };
  const { headers } = request;
  const { SANDBOX: isSandbox, SANDBOX_COUNTRY } = settingsOf(env);
  const told = isSandbox && (headers.get('X-Sandbox-Country') || SANDBOX_COUNTRY || 'VN');
  let address: string | null | undefined;
  return {
    country: countryOf(told || cf?.country),
    // Few ask for it.
    get address() {
      const told = isSandbox && headers.get('X-Sandbox-Address');
      if (address === undefined) address = addressOf(told || headers.get('CF-Connecting-IP'));
      return address;
    },
  };
}

function countryOf(code: unknown): string | null {
  if (typeof code !== 'string') return null;
  const upper = code.toUpperCase();
  return upper !== 'XX' && /^(?:[A-Z]{2}|T1)$/.test(upper) ? upper : null;
}

function addressOf(text: string | null): string | null {
  return text !== null && parseAddress(text) ? text : null;
}
