import { CODE_COUNTDOWN } from '@/app/lib/time/timing';
import type { SiteContext } from '@/contracts/site';
import { type CodePurpose, type HumanProof, sendCode } from '@/contracts/verification/send-code';
import type { Mobile } from '../phone/mobile';
import { normaliseMobile } from '../phone/normalise-mobile.server';

type Site = Pick<SiteContext, 'callGateway' | 'verifyHuman'>;
type NumberRequest = Mobile & HumanProof;

/**
 * Has the gateway send a code to a human's number. Responses the milliseconds before the next one may be asked for,
 * 60 s where the gateway names no moment to come (SMS-15 to SMS-22, SMS-29, SMS-30).
 */
export async function requestCode(
  site: Site,
  { purpose, ...request }: NumberRequest & { purpose: CodePurpose; work?: string },
): Promise<{ waitMs: number }> {
  const { mobileNum, countryDialingCode } = await checkedNumber(site, request);
  const { verificationProvider, verificationPayload, work } = request;
  const { expirationTime } = await site.callGateway(sendCode, {
    ...(purpose === 'register' ? { mobileNo: mobileNum } : { mobileNum }),
    countryDialingCode,
    purpose,
    verificationProvider,
    verificationPayload,
    work,
  });
  const waitMs = (expirationTime ?? 0) - Date.now();
  return { waitMs: waitMs > 0 ? waitMs : CODE_COUNTDOWN };
}

/** The number of a human as Firebase is given it (SMS-23, SMS-30). */
export async function firebaseNumber(site: Site, request: NumberRequest): Promise<{ e164: string }> {
  const { mobileNum, countryDialingCode } = await checkedNumber(site, request);
  return { e164: `+${countryDialingCode}${mobileNum}` };
}

// A number with a mistake costs no proof.
async function checkedNumber(site: Site, { mobileNum, countryDialingCode, ...proof }: NumberRequest) {
  const mobile = normaliseMobile({ mobileNum, countryDialingCode });
  await site.verifyHuman(proof);
  return mobile;
}
