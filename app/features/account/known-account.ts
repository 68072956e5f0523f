import { type HistoryState, useRouterState } from '@tanstack/react-router';
import type { ErrorCode } from '@/contracts/errors';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Account that the visitor is to log in to: opened or got back just now. */
    userName?: string;
    /** The same, for an account that has a mobile number and no name of its own: digits and ISO code. */
    mobileNum?: string;
    country?: string;
    /** Why it could not be logged in to with the password that was just set. */
    refusal?: ErrorCode;
  }
}

/** What one form of the account hands to the login form, beside the address: a number must not stand in it. */
export type KnownAccount = Pick<HistoryState, 'userName' | 'mobileNum' | 'country' | 'refusal'>;

/** The account that an earlier form found out, for the login form, as far as it did (FORGOT-26, REG-43). */
export function useKnownAccount(): KnownAccount {
  return useRouterState({ select: ({ location }) => location.state });
}
