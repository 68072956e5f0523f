import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNow } from '@/app/lib/time/use-now';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { IconButton } from '@/app/ui/icon-button';
import type { listRanks } from '@/contracts/games/ranks';
import type { ResponseOf } from '@/contracts/operation';
import { useBoardMotion, useMotionAllowed } from './use-board-motion';
import { useOnScreen } from './use-on-screen';
import styles from './winner-board.module.css';
import { WinnerRow } from './winner-row';
import { GROUP_SIZE, groupsOf, STILL_UP_TO, type Winner, winnersOf } from './winners';
import { WINNERS_FRESH, winnersQuery } from './winners.queries';

type Answer = ResponseOf<typeof listRanks>;
const rowsOf = ({ list }: Answer) => winnersOf(list);

/**
 * The largest wins of now (HOME-46, WIN-01 to WIN-18). It is renewed while it is looked at, keeps what it shows when
 * that fails, and is not there when nobody has won.
 */
export function WinnerBoard() {
  useLocale();
  const region = useRef<HTMLElement>(null);
  const [known, setKnown] = useState(false);
  const seen = useOnScreen(region, known);
  const { data: winners = [], dataUpdatedAt } = useQuery({
    ...winnersQuery(),
    select: rowsOf,
    refetchInterval: seen && WINNERS_FRESH,
    refetchOnWindowFocus: seen,
    refetchOnReconnect: seen,
  });
  if (known !== winners.length > 0) setKnown(winners.length > 0);
  const now = useNow(dataUpdatedAt);
  if (winners.length === 0) return null;
  return (
    <section ref={region} className={styles.board} aria-labelledby="winners">
      <Rows winners={winners} seen={seen} now={now} />
    </section>
  );
}

/** Rows that have their picture before the board was looked at: those that stand in it, and the group after. */
const DRAWN_AT_FIRST = 2 * GROUP_SIZE;

function Rows({ winners, seen, now }: { winners: readonly Winner[]; seen: boolean; now: number }) {
  const viewport = useRef<HTMLUListElement>(null);
  const [drawn, setDrawn] = useState(false);
  if (seen && !drawn) setDrawn(true);
  const [paused, setPaused] = useState(false);
  const allowed = useMotionAllowed();
  const movable = winners.length > STILL_UP_TO && allowed;
  const groups = groupsOf(winners);
  useBoardMotion({ viewport, groups: groups.length, moves: movable && seen && !paused });
  const scrolls = winners.length > STILL_UP_TO;

  return (
    <>
      <div className={styles.head}>
        <h2 id="winners" className={styles.heading}>
          {m.winners_title()}
        </h2>
        {movable && (
          <IconButton
            icon={paused ? 'play' : 'pause'}
            size={20}
            label={paused ? m.winners_play() : m.winners_pause()}
            onClick={() => setPaused(!paused)}
          />
        )}
      </div>
      <ul
        ref={viewport}
        className={styles.viewport}
        aria-labelledby="winners"
        tabIndex={scrolls ? 0 : undefined}
        data-scrolls={scrolls ? '' : undefined}
        data-moving={movable && !paused ? '' : undefined}
        onPointerDown={(event) => event.pointerType !== 'mouse' && setPaused(true)}
      >
        {winners.map((winner, index) => (
          <li key={winner.id} className={styles.row}>
            <WinnerRow winner={winner} now={now} drawn={drawn || index < DRAWN_AT_FIRST} />
          </li>
        ))}
        {movable && (
          <Beginning winners={groups[0] ?? []} now={now} fills={winners.length % GROUP_SIZE !== 0} />
        )}
      </ul>
    </>
  );
}

/** The first group again, behind the last one: the board goes on to it and is at its beginning. */
function Beginning({ winners, now, fills }: { winners: readonly Winner[]; now: number; fills: boolean }) {
  return (
    <>
      {fills && <li className={styles.row} aria-hidden="true" />}
      {winners.map((winner) => (
        <li key={winner.id} className={styles.row} aria-hidden="true">
          <WinnerRow winner={winner} now={now} drawn />
        </li>
      ))}
    </>
  );
}
