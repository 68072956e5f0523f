import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AuthButtons } from '@/app/domain/member/auth-buttons';
import { noteGameOpened } from '@/app/lib/storage/game-opened';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { messageOfError } from '@/app/shell/error-message';
import { Button, buttonClass } from '@/app/ui/button';
import { Spinner } from '@/app/ui/spinner';
import { StateCard } from '@/app/ui/state-card';
import { GatewayError } from '@/contracts/errors';
import { isNotFound } from '../is-not-found';
import { RECENT_KEY } from '../search/recent-games.queries';
import { GameFrame } from './game-frame';
import { isShort } from './is-short';
import { type Launch, launchQuery } from './launch.queries';
import { PlayBar } from './play-bar';
import styles from './play-screen.module.css';
import { useBalanceFollower } from './use-balance-follower';
import { type MoneySheets, useDepositOffer } from './use-deposit-offer';
import { useForgetAfterwards } from './use-forget-afterwards';
import { useGameMessages } from './use-game-messages';
import { useLeaveGame } from './use-leave-game';

type Props = Launch & {
  /** The member is on trial: what is free is played from the account's own play money. */
  trial?: boolean | undefined;
  /** The sheets over the game by which money comes to it; none for those whom no deposit is for. */
  money?: MoneySheets | undefined;
  /** As the lobby calls it, where that is known before the launch. */
  name?: string | undefined;
};

/**
 * `/m/play`: the game full screen under a slim bar. The address comes from the launch that led here, or from a launch
 * of its own after a reload; it is never in the site's own address (LAUNCH-30).
 */
export function PlayScreen({ nodeId, freeplay, trial = false, name, money }: Props) {
  useLocale();
  const queryClient = useQueryClient();
  const query = launchQuery({ nodeId, freeplay });
  const { data, error, isFetching, refetch } = useQuery(query);
  const frame = useRef<HTMLIFrameElement>(null);
  const leave = useLeaveGame();
  useForgetAfterwards(query.queryKey, memberChanged);
  const isPurse = trial || !freeplay;
  const followBalance = useBalanceFollower(isPurse);
  const deposit = useDepositOffer(nodeId, freeplay ? undefined : money);
  useGameMessages(frame, data?.url, (message) => {
    followBalance();
    if (message.type === 'balance.short') void deposit.offer(message.required);
  });

  useEffect(() => {
    if (data) {
      noteGameOpened();
      // It is the game played last now.
      void queryClient.invalidateQueries({ queryKey: RECENT_KEY });
    }
    // In the place of this page, so that the way back does not lead into another launch.
    if (data && !data.frame) location.replace(data.url);
  }, [data, queryClient]);

  const title = data?.name ?? name ?? m.play_title();
  return (
    <div className={styles.screen}>
      <PlayBar
        title={title}
        free={freeplay}
        purse={isPurse}
        onBack={leave}
        onDeposit={!freeplay && money ? deposit.open : undefined}
      />
      <main className={styles.stage} tabIndex={-1}>
        {data?.frame ? (
          <GameFrame ref={frame} key={data.url} url={data.url} title={title} />
        ) : error && !isFetching ? (
          <div className={styles.refused}>
            {isNotFound(error) ? (
              <Gone />
            ) : isShort(error) && money ? (
              <Short onDeposit={deposit.open} />
            ) : (
              <Refused error={error} onRetry={() => void refetch()} />
            )}
          </div>
        ) : (
          <p className={styles.waiting} role="status" data-later="">
            <Spinner />
            <span>{m.launch_opening()}</span>
          </p>
        )}
      </main>
      {deposit.sheet}
    </div>
  );
}

/** There is no such game: no further try would change that. */
function Gone() {
  return (
    <StateCard kind="error" title={m.sheet_gone_title()} text={m.sheet_gone_text()}>
      <Link to="/m/gameCenter" className={buttonClass('tonal')}>
        {m.sheet_gone_action()}
      </Link>
    </StateCard>
  );
}

/** The game opens with more money than there is. */
function Short({ onDeposit }: { onDeposit: () => void }) {
  return (
    <StateCard kind="error" title={m.play_failed_title()} text={m.play_short_launch()}>
      <Button icon="deposit" onClick={onDeposit}>
        {m.menu_deposit()}
      </Button>
      <Link to="/m/home" className={buttonClass('text')}>
        {m.play_home()}
      </Link>
    </StateCard>
  );
}

/** A trial is not refused by a fault that trying again could heal: it needs an account. */
function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const needsAccount = error instanceof GatewayError && error.code === 'account.trial';
  return (
    <StateCard kind="error" title={m.play_failed_title()} text={messageOfError(error)}>
      {needsAccount ? (
        <AuthButtons />
      ) : (
        <Button look="tonal" icon="refresh" onClick={onRetry}>
          {m.action_retry()}
        </Button>
      )}
      <Link to="/m/home" className={buttonClass('text')}>
        {m.play_home()}
      </Link>
    </StateCard>
  );
}
