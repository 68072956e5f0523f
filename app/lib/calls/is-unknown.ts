import { type ErrorCode, GatewayError } from '@/contracts/errors';

/**
 * Whether a read failed because there is nothing of the name that the address gives: the gateway refuses with the code,
 * or the edge, without a call, a name that nothing can have.
 */
export function isUnknown(error: unknown, code: ErrorCode = 'content.not.found'): boolean {
  return error instanceof GatewayError && [code, 'request.invalid'].includes(error.code);
}
