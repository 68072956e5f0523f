import { GatewayError } from '@/contracts/errors';
import type { HumanVerificationSettings, SiteContext } from '@/contracts/site';
import type { Env } from '@/edge/env';
import { humanVerificationSettings } from '../../pages/site';
import { type Scene, securityEvent } from '../security-event';
import { verifyAltcha } from './altcha';
import { verifyTurnstile } from './turnstile';

type Verify = (payload: string, env: Env, address: string | null) => Promise<boolean>;

/** One entry for each provider that HUMAN_VERIFICATION may name; the browser has the same list (SMS-31). */
const PROVIDERS: Record<HumanVerificationSettings['provider'], Verify> = {
  altcha: verifyAltcha,
  turnstile: verifyTurnstile,
  none: async () => true,
};

/**
 * Checks a visitor's proof with the provider of the settings (SMS-19, SMS-32). That an altcha proof comes once only is
 * for the gateway to see: the edge remembers nothing. A proof that fails is told to the log.
 */
export function humanVerifier({ env, facts }: Scene & { env: Env }): SiteContext['verifyHuman'] {
  const { address } = facts.visitor;
  return async function verifyHuman({ verificationProvider, verificationPayload }) {
    const { provider } = humanVerificationSettings(env);
    const passed =
      verificationProvider === provider && (await PROVIDERS[provider](verificationPayload, env, address));
    if (passed) return;
    securityEvent({ env, facts }, 'human.failed', { code: 'human.verification.failed' });
    throw new GatewayError('human.verification.failed', null, 200);
  };
}
