import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { OperatorImage } from '@/app/domain/media/operator-image';
import { drawnCover } from '@/app/domain/media/own-art';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import { useNow } from '@/app/lib/time/use-now';
import { useLocale } from '@/app/locale/locale';
import { timeAgo } from '@/app/locale/time-ago';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { SectionHeading } from '@/app/ui/section-head';
import { Skeleton } from '@/app/ui/skeleton';
import type { listJackpots } from '@/contracts/games/jackpots';
import type { ResponseOf } from '@/contracts/operation';
import { useMotionAllowed } from '../winners/use-board-motion';
import { useOnScreen } from '../winners/use-on-screen';
import styles from './jackpot-board.module.css';
import { JACKPOTS_FRESH, jackpotsQuery } from './jackpots.queries';
import { useReportedAmount } from './use-reported-amount';

type Jackpot = ResponseOf<typeof listJackpots>['list'][number];

/** What is in each jackpot now and its last fall, renewed while it is looked at (ROUTE-63, GAME-105). */
export function JackpotBoard() {
  useLocale();
  const region = useRef<HTMLElement>(null);
  const seen = useOnScreen(region, true);
  const { data, dataUpdatedAt, isPending } = useQuery({
    ...jackpotsQuery(),
    refetchInterval: ({ state }) => (seen || !state.data) && JACKPOTS_FRESH,
    refetchOnWindowFocus: seen,
    refetchOnReconnect: seen,
  });
  const now = useNow(dataUpdatedAt);
  const moves = useMotionAllowed() && seen;
  if (!isPending && !data?.list.length) return null;
  return (
    <section ref={region} className={styles.board} aria-labelledby="jackpots" aria-busy={isPending}>
      <SectionHeading id="jackpots" title={m.jackpot_title()} />
      {data ? (
        <ul className={styles.list}>
          {data.list.map((jackpot) => (
            <JackpotRow key={jackpot.jackpotId} jackpot={jackpot} now={now} moves={moves} />
          ))}
        </ul>
      ) : (
        <Skeleton className={styles.pending} />
      )}
      <p className={styles.note}>{m.jackpot_note()}</p>
    </section>
  );
}

function JackpotRow({ jackpot, now, moves }: { jackpot: Jackpot; now: number; moves: boolean }) {
  const { jackpotId, jackpotName, imageUrl, mustFallBy } = jackpot;
  const { currency } = useSite();
  const held = useReportedAmount(jackpot.amount, moves, JACKPOTS_FRESH);
  const drawn = drawnCover(jackpotId);
  return (
    <li className={styles.jackpot}>
      <span className={styles.cover}>
        <OperatorImage
          className={styles.picture}
          path={imageUrl || drawn}
          instead={drawn}
          alt=""
          width={72}
          height={96}
          first
        />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name} translate="no">
          {jackpotName}
        </h3>
        <p className={styles.amount}>
          <Money amount={held} />
        </p>
        <LastFall jackpot={jackpot} now={now} />
        {mustFallBy != null && (
          <p className={styles.small}>
            {m.jackpot_must_fall_by({ amount: formatShortMoney(mustFallBy, currency) })}
          </p>
        )}
      </div>
    </li>
  );
}

/** When it last fell, and what to whom at which game; the gateway has masked the name. */
function LastFall({ jackpot: { lastFall }, now }: { jackpot: Jackpot; now: number }) {
  const { currency } = useSite();
  if (!lastFall) return <p className={styles.small}>{m.jackpot_never_fell()}</p>;
  const { at, amount, customerName, gameName } = lastFall;
  return (
    <>
      <p className={styles.small}>
        <time dateTime={new Date(at).toISOString()}>{m.jackpot_fell({ ago: timeAgo(at, now) })}</time>
      </p>
      <p className={styles.small} translate="no">
        <span className={styles.won}>{formatShortMoney(amount, currency)}</span>
        <bdi className={styles.game}>{customerName}</bdi>
        {gameName && <bdi className={styles.game}>{gameName}</bdi>}
      </p>
    </>
  );
}
