import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepPresetCodes } from './preset-codes';

/** Keeps the codes that any address of the visit brings, before a next page drops them (REG-65). */
export function useKeptPresetCodes(): void {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  useEffect(() => void keepPresetCodes(search), [search]);
}
