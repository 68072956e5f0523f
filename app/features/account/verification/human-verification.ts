import { randomId } from '@/app/lib/text/random-id';
import { GatewayError } from '@/contracts/errors';
import type { HumanVerificationSettings } from '@/contracts/site';
import type { HumanProof } from '@/contracts/verification/send-code';

type Prover = (siteKey: string | null) => Promise<string>;

/** What each provider needs is loaded when it is first asked. The edge has the same list (SMS-31). */
const PROVERS: Record<HumanVerificationSettings['provider'], Prover> = {
  altcha: async () => (await import('./altcha-proof')).proveByWork(),
  turnstile: async (siteKey) => (await import('./turnstile-proof')).proveByTurnstile(siteKey),
  none: async () => randomId(),
};

/**
 * Proves that a human asks, anew for each code (SMS-29 to SMS-33).
 * @throws GatewayError `human.verification.failed`, or what kept the site from being reached
 */
export async function proveHuman({ provider, siteKey }: HumanVerificationSettings): Promise<HumanProof> {
  try {
    return { verificationProvider: provider, verificationPayload: await PROVERS[provider](siteKey) };
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    // Offline not even the prover's files come: nothing was found out about the visitor.
    if (navigator.onLine === false)
      throw new GatewayError('gateway.unavailable', null, 502, undefined, 'offline');
    throw new GatewayError('human.verification.failed');
  }
}
