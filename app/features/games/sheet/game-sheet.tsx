import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { FailedCard } from '@/app/shell/failed-card';
import { Button } from '@/app/ui/button';
import { IconButton } from '@/app/ui/icon-button';
import { Popup } from '@/app/ui/popup';
import { StateCard } from '@/app/ui/state-card';
import { isHidden } from '../game-flags';
import { gameQuery } from '../games.queries';
import { isNotFound } from '../is-not-found';
import { useLaunching } from '../launch/use-launch';
import { GameDetails } from './game-details';
import styles from './game-sheet.module.css';
import { knownGame } from './known-game';

type Props = { nodeId: number | string; onClose: () => void };

/** All of one game in a sheet over the list it was tapped in: what it is, its figures, and the ways to play it. */
export function GameSheet({ nodeId, onClose }: Props) {
  useLocale();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(gameQuery(nodeId));
  const game = data ?? knownGame(queryClient, nodeId);
  // A second tap must not take another step back.
  const left = useRef(false);
  const close = () => {
    if (left.current) return;
    left.current = true;
    onClose();
  };
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(nodeId);
  // Another game of the vendor takes the place of the one before: its reading begins at the top.
  useEffect(() => {
    if (shown.current === nodeId) return;
    shown.current = nodeId;
    content.current?.focus({ preventScroll: true });
    content.current?.parentElement?.scrollTo(0, 0);
  }, [nodeId]);
  const gone = (data && isHidden(data)) || isNotFound(error);
  return (
    <Popup
      shape="sheet"
      bare
      title={game?.gameName ?? m.sheet_title()}
      closeLabel={m.sheet_close()}
      onClose={close}
      dismissible={!useLaunching()}
    >
      <div ref={content} className={styles.sheet} tabIndex={-1}>
        <div className={styles.close}>
          <IconButton icon="close" label={m.sheet_close()} onClick={close} />
        </div>
        {gone ? (
          <StateCard kind="empty" title={m.sheet_gone_title()} text={m.sheet_gone_text()}>
            <Button look="tonal" onClick={close}>
              {m.sheet_gone_action()}
            </Button>
          </StateCard>
        ) : error && !data ? (
          <FailedCard
            title={m.sheet_failed_title()}
            text={m.sheet_failed_text()}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <GameDetails key={String(nodeId)} known={game} game={data} />
        )}
      </div>
    </Popup>
  );
}
