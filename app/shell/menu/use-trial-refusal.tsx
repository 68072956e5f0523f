import { useCallback, useState } from 'react';
import { useLazyPart } from '../../lib/loading/use-lazy-part';
import type { Elements } from '../../ui/elements';
import { useToast } from '../toast';
import type { Refused } from './trial-sheet';

const loadSheet = () => import('./trial-sheet').then(({ TrialSheet }) => TrialSheet);

/**
 * Refuses something to a player on trial: one sheet says why, with the ways into an account (ROLE-29, ROLE-30).
 * The sheet is drawn where `sheet` stands; without its files the words alone are said.
 */
export function useTrialRefusal(): { refuse: (refused: Refused) => void; sheet: Elements } {
  const toast = useToast();
  const [refused, setRefused] = useState<Refused | null>(null);
  const onLost = useCallback(() => {
    setRefused((lost) => {
      if (lost) toast(lost.text, { kind: 'error', duration: lost.duration });
      return null;
    });
  }, [toast]);
  const Sheet = useLazyPart(loadSheet, refused !== null, onLost);
  return {
    refuse: setRefused,
    sheet: refused && Sheet && <Sheet refused={refused} onClose={() => setRefused(null)} />,
  };
}
