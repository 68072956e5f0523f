import { useId, useState } from 'react';
import { AuthButtons } from '@/app/domain/member/auth-buttons';
import { useFreePlayOffered } from '@/app/domain/member/free-play.queries';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useScreenExists } from '@/app/session/screen-exists';
import { useSession } from '@/app/session/session.queries';
import { Button } from '@/app/ui/button';
import type { GameDetail } from '@/contracts/games/game-detail';
import { FavouriteButton } from '../favourites/favourite-button';
import { hasFreePlay, isPlayable } from '../game-flags';
import { LaunchOverlay } from '../launch/launch-overlay';
import { useLaunch } from '../launch/use-launch';
import { GAME_PARTS } from './game-parts';
import styles from './game-sheet.module.css';

/**
 * The heart, the trial where there is one, and the game itself; while it is not to be played, why (GAME-101); that games open soon where the
 * site has none to play yet. A player
 * on trial is offered what is free, and where nothing is, the ways into an account (LAUNCH-31).
 */
export function GameActions({ game }: { game: GameDetail }) {
  const reasonId = useId();
  const { launch, launching } = useLaunch();
  const [pressed, setPressed] = useState<'trial' | 'money'>();
  const playable = isPlayable(game);
  const session = useSession();
  const onTrial = isTrial(session);
  const isFree = hasFreePlay(game);
  const facts = { game, session, exists: useScreenExists() };
  // A tap knows by it whether to start a trial or to log in.
  useFreePlayOffered();
  if (!facts.exists('/m/play')) return <p className={styles.reason}>{m.sheet_soon()}</p>;
  const start = (what: 'trial' | 'money') => {
    setPressed(what);
    launch(game, { freeplay: what === 'trial' });
  };
  const state = (what: 'trial' | 'money') => ({
    disabled: !playable || launching,
    busyText: launching && pressed === what ? m.action_working() : undefined,
    'aria-describedby': playable ? undefined : reasonId,
    onClick: () => start(what),
  });
  return (
    <div className={styles.actions}>
      {!playable && (
        <p id={reasonId} className={styles.reason}>
          {m.sheet_maintenance()}
        </p>
      )}
      {playable && onTrial && !isFree && <p className={styles.reason}>{m.error_actual_account()}</p>}
      <div className={styles.buttons}>
        <FavouriteButton game={game} />
        {GAME_PARTS.trial(facts) && (
          <Button
            look={onTrial ? 'primary' : 'outline'}
            className={onTrial ? styles.play : styles.trial}
            {...state('trial')}
          >
            {m.sheet_try()}
          </Button>
        )}
        {GAME_PARTS.play(facts) && (
          <Button className={styles.play} {...state('money')}>
            {m.sheet_play()}
          </Button>
        )}
        {onTrial && !isFree && <AuthButtons className={styles.ways} />}
      </div>
      <LaunchOverlay />
    </div>
  );
}
