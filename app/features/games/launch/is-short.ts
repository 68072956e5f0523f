import { GatewayError } from '@/contracts/errors';

/** Whether a launch was refused because the game wants more money than there is. */
export const isShort = (error: unknown): boolean =>
  error instanceof GatewayError && error.code === 'balance.short';
