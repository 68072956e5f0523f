import { useCallback } from 'react';
import { useFirstInteraction, useLazyPart } from '@/app/lib/loading/use-lazy-part';
import { usePopupQueue } from '@/app/shell/popup-queue';
import { useToast } from '@/app/shell/toast';
import { filesLost } from '../first-words';
import { useCloseGame } from './use-close-game';

const loadSheet = () => import('./game-sheet').then(({ GameSheet }) => GameSheet);

/**
 * The sheet of the game that the address names, on every screen with tiles. Its files come once the visitor does
 * something, or with the first tap.
 */
export function OpenedGame({ nodeId }: { nodeId: number | string | undefined }) {
  const toast = useToast();
  const close = useCloseGame();
  const open = nodeId !== undefined && nodeId !== '';
  // No popup opens by itself over the sheet.
  usePopupQueue('visitor', open);
  const onLost = useCallback(() => {
    toast(filesLost(), { kind: 'error', length: 'short' });
    close();
  }, [toast, close]);
  const stirred = useFirstInteraction();
  const Sheet = useLazyPart(loadSheet, stirred || open, open ? onLost : undefined);
  return open && Sheet ? <Sheet nodeId={nodeId} onClose={close} /> : null;
}
