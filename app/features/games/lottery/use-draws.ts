import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type LateResults, lateResults, nextAsk } from './countdown';
import { type Draw, drawsByCode } from './draws';
import { drawsQuery, type LotteryKind } from './lottery.queries';
import { clockAhead, createTicker, type SiteClock } from './site-clock';

/** After a draw each phone waits so long, in milliseconds, before it asks: somewhere between the two. */
const DELAY_LEAST = 1_000;
const DELAY_MOST = 4_000;
/** So many answers in a row may lack a result; from then on the next draw is waited for. */
const PATIENCE = 8;
const NONE: ReadonlyMap<string, Draw> = new Map();

/** What the last answer left behind. */
type Known = { draws: ReadonlyMap<string, Draw>; results: LateResults; late: number };

type Draws = { draws: ReadonlyMap<string, Draw>; clock: SiteClock };

/** Open draws and results by `gameCode`, asked for again when a draw was held, and the clock that counts down to it. */
export function useDraws(kind: LotteryKind): Draws {
  const { data, errorUpdatedAt, refetch } = useQuery(drawsQuery(kind));
  const [ticker] = useState(createTicker);
  const [delay] = useState(() => DELAY_LEAST + Math.random() * (DELAY_MOST - DELAY_LEAST));
  const known = useRef<Known>({ draws: NONE, results: new Map(), late: 0 });
  const draws = useMemo(() => (data ? drawsByCode(data) : NONE), [data]);
  const ahead = useMemo(() => (data && typeof window !== 'undefined' ? clockAhead(data) : 0), [data]);

  useEffect(() => {
    const answeredAt = data?.now ?? 0;
    const failedAt = errorUpdatedAt && errorUpdatedAt - ahead;
    const askedAt = Math.max(answeredAt, failedAt);
    if (askedAt === 0) return;
    const times = [...draws.values()].map(({ drawTime }) => drawTime);
    const before = known.current;
    const results = lateResults(before.results, before.draws, draws);
    const waits = before.late < PATIENCE && results.size > 0;
    const isLate = failedAt > answeredAt || waits || times.some((time) => time <= askedAt);
    known.current = { draws, results, late: isLate ? before.late + 1 : 0 };
    const due = nextAsk(times, askedAt, delay, known.current.late);
    return ticker.subscribe(() => {
      if (Date.now() - ahead >= due) void refetch({ cancelRefetch: false });
    });
  }, [data, draws, errorUpdatedAt, ahead, delay, ticker, refetch]);

  const at = data?.now ?? 0;
  const clock = useMemo(() => ({ ticker, ahead, at }), [ticker, ahead, at]);
  return { draws, clock };
}
