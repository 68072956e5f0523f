/**
 * Error codes of the gateway (ERR-59). One table, shared by the app, which turns a code into a message
 * (`app/shell/error-message.ts`), and by the reference gateway, which answers with it.
 */
export const ERROR_CODES = [
  'login.wrong.credentials',
  'login.captcha.required',
  'login.captcha.wrong',
  'work.required',
  'login.locked',
  'login.not.member',
  'login.not.agent',
  'login.no.account',
  'login.replayed',
  'account.exists',
  'account.disabled',
  'account.frozen',
  'account.in.use',
  'session.missing',
  'session.ended',
  'session.unknown',
  'reauthentication.required',
  'cookies.blocked',
  'permission.denied',
  'account.trial',
  'captcha.wrong',
  'verification.code.wrong',
  'verification.code.expired',
  'human.verification.failed',
  'firebase.failed',
  'mobile.invalid',
  'mobile.country.closed',
  'affiliate.code.invalid',
  'affiliate.link.limit',
  'agent.link.invalid',
  'referrer.invalid',
  'age.too.young',
  'content.not.found',
  'picture.refused',
  'reward.already.applied',
  'reward.unknown',
  'reward.claimed',
  'reward.over',
  'promo.code.wrong',
  'promo.code.used',
  'promo.code.over',
  'promo.code.not.yours',
  'task.over',
  'task.done',
  'task.unfinished',
  'task.closed',
  'mall.item.unknown',
  'mall.item.gone',
  'mall.price.changed',
  'mall.points.short',
  'game.not.found',
  'game.maintenance',
  'order.closed',
  'register.field.invalid',
  'password.wrong',
  'password.given',
  'location.blocked',
  'platform.maintenance',
  'system.upgrading',
  'deposit.channel.closed',
  'deposit.amount.refused',
  'deposit.bonus.refused',
  'deposit.too.many',
  'deposit.not.open',
  'request.invalid',
  'request.too.large',
  'request.too.slow',
  'request.url.empty',
  'request.idempotency.reused',
  'rate.limited',
  'modify.new.old.same',
  'payment.password.wrong',
  'payment.password.locked',
  'payment.password.missing',
  'payment.password.weak',
  'passkey.refused',
  'passkey.copied',
  'passkey.limit',
  'passkey.cancelled',
  'passkey.exists',
  'passkey.unknown',
  'security.proof.missing',
  'security.proof.fresh',
  'security.answers.wrong',
  'security.contact.missing',
  'objection.wrong',
  'objection.used',
  'objection.expired',
  'bank.card.invalid',
  'bank.card.exists',
  'bank.card.limit',
  'bank.card.unknown',
  'bank.card.waiting',
  'payee.name.differs',
  'account.field.set',
  'withdraw.not.allowed',
  'withdraw.waiting',
  'withdraw.amount.invalid',
  'withdraw.day.limit',
  'withdraw.not.played',
  'withdraw.fee.changed',
  'transfer.single.wallet',
  'transfer.vendor.unknown',
  'transfer.amount.invalid',
  'transfer.balance.short',
  'transfer.up.not.allowed',
  'transfer.down.not.allowed',
  'agreement.unknown',
  'agreement.answered',
  'agreement.expired',
  'agreement.beyond',
  'agreement.open',
  'agreement.none.held',
  'agreement.terms.invalid',
  'agreement.agent.unknown',
  'order.unknown',
  'gateway.unavailable',
  'gateway.timeout',
  'gateway.bad.answer',
  'unknown',
] as const;

/** Codes of the vendor wallet's refusals; no call of the site gets one. */
export const VENDOR_ERROR_CODES = [
  'vendor.signature.wrong',
  'launch.token.invalid',
  'player.unknown',
  'balance.short',
  'bet.unknown',
  'bet.settled',
  'bet.rolled.back',
  'transaction.reused',
] as const;

/** Codes of what payment providers are told; no call of the site gets one. */
export const PAYMENT_ERROR_CODES = ['payment.signature.wrong', 'payout.ended'] as const;

/** Codes that the site says something about. */
export type SiteErrorCode = (typeof ERROR_CODES)[number];
export type ErrorCode =
  | SiteErrorCode
  | (typeof VENDOR_ERROR_CODES)[number]
  | (typeof PAYMENT_ERROR_CODES)[number];

/** The code itself when the table has it, else `unknown` (ERR-55). */
export function toErrorCode(code: unknown): ErrorCode {
  const known = [...ERROR_CODES, ...VENDOR_ERROR_CODES, ...PAYMENT_ERROR_CODES];
  return known.find((one) => one === code) ?? 'unknown';
}

/** Codes that end the session on the browser's side (SESS-46, ERR-56). */
export const SESSION_ERRORS: readonly ErrorCode[] = ['session.missing', 'session.ended'];

/** Codes of a call that nobody judged: it did not arrive, was not understood, or came too early. */
export const UNJUDGED_ERRORS: readonly ErrorCode[] = [
  'gateway.unavailable',
  'gateway.timeout',
  'gateway.bad.answer',
  'rate.limited',
];

/** Codes after which the status page takes over (GATE-17, ERR-57). */
export const STATUS_ERRORS: readonly ErrorCode[] = [
  'platform.maintenance',
  'location.blocked',
  'system.upgrading',
];

/**
 * A refused or failed gateway call. Carries the code, the refusal's `value` and the HTTP status; never the
 * request, so that no credential can travel in an error (ERR-60).
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  constructor(
    readonly code: ErrorCode,
    readonly value: unknown = null,
    readonly status = 200,
    /** Seconds to wait, for `rate.limited`. */
    readonly retryAfter?: number,
    /** Name of what lies behind a failure, for the log: `TypeError`, or what is wrong with the answer. */
    readonly causeName?: string,
  ) {
    super(code);
  }
}
