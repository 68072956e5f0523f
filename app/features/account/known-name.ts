import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Account that the visitor is to log in to: opened or got back just now. */
    userName?: string;
  }
}

/** Name that an earlier form of the account found out, for the login form; empty when none did (FORGOT-26, REG-43). */
export function useKnownName(): string {
  return useRouterState({ select: ({ location }) => location.state.userName ?? '' });
}
