import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { codesIn, keepPresetCodes } from '@/app/domain/invitation/preset-codes';
import { useScreenExists } from '@/app/session/screen-exists';
import { useAccount } from '@/app/session/session.queries';

const reportVisit = async (code: string) => (await import('./reported-visits')).reportVisit(code);

/**
 * Keeps the codes that any address of the visit brings, before a next page drops them (REG-65); tells that a guest came
 * by an agent's (AGENT-26).
 */
export function useKeptPresetCodes(): void {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const session = useAccount();
  const exists = useScreenExists();
  const mayCome = session === null && exists('/m/register');
  useEffect(() => void keepPresetCodes(search), [search]);
  useEffect(() => {
    const { affiliateCode } = codesIn(search);
    if (affiliateCode && mayCome) void reportVisit(affiliateCode);
  }, [search, mayCome]);
}
