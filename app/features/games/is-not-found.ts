import { GatewayError } from '@/contracts/errors';

/** Whether a call failed because there is no such game: asking again would not help (LAUNCH-30). */
export function isNotFound(error: unknown): boolean {
  return error instanceof GatewayError && error.code === 'game.not.found';
}
