import { type HistoryState, useRouterState } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Account that the visitor is to log in to: opened or got back just now. */
    userName?: string;
    /** The same, for an account that has a mobile number and no name of its own: digits and ISO code. */
    mobileNum?: string;
    country?: string;
  }
}

/** What one form of the account hands to the login form, beside the address: a number must not stand in it. */
export type KnownAccount = Pick<HistoryState, 'userName' | 'mobileNum' | 'country'>;

/** Name that an earlier form of the account found out, for the login form; empty when none did (FORGOT-26, REG-43). */
export function useKnownName(): string {
  return useRouterState({ select: ({ location }) => location.state.userName ?? '' });
}

/** Mobile number of an account that was opened with one, for the login form's mobile tab (REG-43). */
export function useKnownMobile(): { mobileNum: string; country: string | undefined } {
  return useRouterState({
    select: ({ location: { state } }) => ({ mobileNum: state.mobileNum ?? '', country: state.country }),
    structuralSharing: true,
  });
}
