import type { Env } from '../../env';
import type { LimitName } from './rate-limit';

/** Every limit that the site asks for; one that is left out does not compile. */
const NAMES: Record<LimitName, true> = {
  RATE_LOGIN_ADDRESS: true,
  RATE_LOGIN_ACCOUNT: true,
  RATE_PROOF_ADDRESS: true,
  RATE_PROOF_SESSION: true,
  RATE_CAPTCHA_ADDRESS: true,
  RATE_CHALLENGE_ADDRESS: true,
  RATE_FORM_ADDRESS: true,
  RATE_CODE_ADDRESS: true,
  RATE_CODE_ACCOUNT: true,
  RATE_MAIL_ADDRESS: true,
  RATE_MAIL_ACCOUNT: true,
  RATE_OBJECTION_ADDRESS: true,
  RATE_REGISTER_ADDRESS: true,
  RATE_LOOKUP_ADDRESS: true,
  RATE_SEARCH_ADDRESS: true,
  RATE_RENDER_ADDRESS: true,
  RATE_RENDER_SESSION: true,
  RATE_LAUNCH_ADDRESS: true,
  RATE_MONEY_ADDRESS: true,
  RATE_MONEY_SESSION: true,
  RATE_DOWNLOAD_ACCOUNT: true,
  RATE_UPLOAD_ACCOUNT: true,
  RATE_CLIENT_ERRORS: true,
  RATE_OPERATOR_ADDRESS: true,
};

/** The limits by whether they are bound: one that is not counts nobody. */
export function limitsBound(env: Env): { bound: LimitName[]; missing: LimitName[] } {
  const names = Object.keys(NAMES) as LimitName[];
  return {
    bound: names.filter((name) => env[name] !== undefined),
    missing: names.filter((name) => env[name] === undefined),
  };
}
