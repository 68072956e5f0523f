import type { ErrorCode } from '../../contracts/errors';

type RefusalStatus = 200 | 401 | 409 | 429;

const UNAUTHORISED = new Set<ErrorCode>([
  'session.missing',
  'session.ended',
  'vendor.signature.wrong',
  'payment.signature.wrong',
]);

/** A call the gateway refuses: thrown anywhere, answered as `{ success: false, errorCode, value }` (CALL-03). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  constructor(
    readonly errorCode: ErrorCode,
    readonly value: unknown = null,
    /** Seconds to wait, for `rate.limited`. */
    readonly retryAfter?: number,
  ) {
    super(errorCode);
    this.status = statusOf(errorCode);
  }
}

function statusOf(errorCode: ErrorCode): RefusalStatus {
  if (UNAUTHORISED.has(errorCode)) return 401;
  if (errorCode === 'request.idempotency.reused') return 409;
  return errorCode === 'rate.limited' ? 429 : 200;
}
