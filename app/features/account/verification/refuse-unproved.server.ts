import type { SiteContext } from '@/contracts/site';
import type { HumanProof } from '@/contracts/verification/send-code';

type Site = Pick<SiteContext, 'verifyHuman'> & { site: Pick<SiteContext['site'], 'humanVerification'> };

/**
 * Where the operator has a widget look at its visitors, whoever registers, asks for a mail or logs in while that takes a
 * captcha or work shows what the widget said (SMS-31). The proof of work is the gateway's own task there: it sets the price.
 * @throws GatewayError `human.verification.failed`, before the gateway is asked
 */
export async function refuseUnproved(site: Site, proof: Partial<HumanProof>): Promise<void> {
  if (site.site.humanVerification.provider !== 'turnstile') return;
  const { verificationProvider = 'none', verificationPayload = '' } = proof;
  await site.verifyHuman({ verificationProvider, verificationPayload });
}
