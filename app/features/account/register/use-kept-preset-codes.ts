import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { codesIn, keepPresetCodes } from '@/app/domain/invitation/preset-codes';
import { useSession } from '@/app/session/session.queries';

const reportVisit = async (code: string) => (await import('./reported-visits')).reportVisit(code);

/**
 * Keeps the codes that any address of the visit brings, before a next page drops them (REG-65); tells that a guest came
 * by an agent's (AGENT-26).
 */
export function useKeptPresetCodes(): void {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const session = useSession();
  const isGuest = session === null;
  useEffect(() => void keepPresetCodes(search), [search]);
  useEffect(() => {
    const { affiliateCode } = codesIn(search);
    if (affiliateCode && isGuest) void reportVisit(affiliateCode);
  }, [search, isGuest]);
}
