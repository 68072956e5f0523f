import { type ErrorCode, UNJUDGED_ERRORS } from '@/contracts/errors';

/** Whether it is not known what became of a call that moves money: no answer to it came. */
export function isUnsure(code: ErrorCode): boolean {
  return code !== 'rate.limited' && UNJUDGED_ERRORS.includes(code);
}
