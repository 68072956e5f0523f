import { type ErrorCode, GatewayError, type SiteErrorCode } from '../../contracts/errors';
import { m } from '../paraglide/messages.js';

const MESSAGES: Record<SiteErrorCode, () => string> = {
  'login.wrong.credentials': m.error_wrong_credentials,
  'login.captcha.required': m.error_captcha_required,
  'login.captcha.wrong': m.error_captcha_wrong,
  'login.locked': m.error_login_locked,
  'login.not.member': m.error_not_member,
  'login.not.agent': m.error_not_agent,
  'login.no.account': m.error_no_account,
  'login.replayed': m.error_system,
  'account.exists': m.error_account_exists,
  'account.disabled': m.error_account_disabled,
  'account.in.use': m.error_account_in_use,
  'account.trial': m.error_actual_account,
  'captcha.wrong': m.error_captcha_wrong,
  'verification.code.wrong': m.error_verification_code,
  'verification.code.expired': m.error_code_expired,
  'human.verification.failed': m.error_human_verification,
  'firebase.failed': m.error_firebase,
  'mobile.invalid': m.form_mobile_invalid,
  'affiliate.code.invalid': m.error_affiliate_code,
  'agent.link.invalid': m.error_agent_link,
  'referrer.invalid': m.error_referrer_link,
  'content.not.found': m.error_content_not_found,
  'reward.already.applied': m.error_reward_already_applied,
  'game.not.found': m.error_game_not_found,
  'game.maintenance': m.error_game_maintenance,
  'order.closed': m.error_order_closed,
  'age.too.young': m.error_too_young,
  'register.field.invalid': m.error_request_invalid,
  'password.wrong': m.error_wrong_credentials,
  'session.missing': m.error_not_logged_in,
  'session.ended': m.error_logged_out,
  'permission.denied': m.error_no_permission,
  'location.blocked': m.error_location_blocked,
  'platform.maintenance': m.error_maintenance,
  'system.upgrading': m.error_upgrading,
  'request.invalid': m.error_request_invalid,
  'request.too.large': m.error_request_invalid,
  'request.url.empty': m.error_url_empty,
  'request.idempotency.reused': m.error_already_sent,
  'rate.limited': m.error_rate_limited,
  'modify.new.old.same': m.error_same_password,
  'gateway.unavailable': m.error_system,
  'gateway.timeout': m.error_system,
  'gateway.bad.answer': m.error_system,
  unknown: m.error_unknown,
};

/** The text of an error code in the page's language (ERR-44, ERR-55, ERR-59). */
export function errorMessage(code: ErrorCode): string {
  return (MESSAGES[code as SiteErrorCode] ?? m.error_unknown)();
}

/** The text of anything thrown: a gateway's code, else the generic system error. */
export function messageOfError(error: unknown): string {
  return error instanceof GatewayError ? errorMessage(error.code) : m.error_system();
}
