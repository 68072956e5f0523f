import { tabStore } from '@/app/lib/storage/storage';
import type { SessionInfo } from '@/contracts/session/session-info';
import type { DateRange } from '@/contracts/shared/days';
import type { TeamKpi } from './home.queries';

const AGENT_FIGURES = 'AGENT_FIGURES';

type Kept = { session: string; from: string; to: string; kpi: TeamKpi };
type Figures = TeamKpi['total'];

/** Keeps the figures seen last, for a reload while the gateway is away; they go with the session. */
export function keepKpi({ id }: SessionInfo, { from, to }: DateRange, kpi: TeamKpi): void {
  tabStore.setJson(AGENT_FIGURES, { session: id, from, to, kpi } satisfies Kept);
}

/** The figures of these days that the session saw last; undefined when it saw others, or they cannot be read. */
export function keptKpi({ id }: SessionInfo, { from, to }: DateRange): TeamKpi | undefined {
  const kept = tabStore.json(AGENT_FIGURES, (value) => {
    const { session, kpi, ...days }: Partial<Kept> = Object(value);
    const isOfThese = session === id && days.from === from && days.to === to;
    return isOfThese && kpi && isKpi(kpi) ? kpi : null;
  });
  return kept ?? undefined;
}

/** Whether all that the figures draw is there. */
function isKpi({ updatedAt, members, agents, total, days, products }: TeamKpi): boolean {
  return (
    areNumbers(updatedAt ?? 0, members, agents) &&
    areFigures(total) &&
    days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day.day) && areFigures(day)) &&
    products.every(
      ({ gameType, turnover, commission }) =>
        typeof gameType === 'string' && areNumbers(turnover, commission),
    )
  );
}

function areFigures({ commission, turnover, deposits, withdrawals, netWin, ...of }: Figures): boolean {
  const { estimate, newMembers, activeMembers } = of;
  return areNumbers(commission, estimate, turnover, deposits, withdrawals, netWin, newMembers, activeMembers);
}

const areNumbers = (...values: unknown[]) => values.every(Number.isFinite);
