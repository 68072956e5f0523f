import type { SessionInfo } from '../../../../contracts/session/session-info';
import type { DateRange } from '../../../../contracts/shared/days';
import type { TeamKpi } from './home.queries';

const AGENT_FIGURES = 'AGENT_FIGURES';

type Kept = { session: string; from: string; to: string; kpi: TeamKpi };

/** Keeps the figures seen last, for a reload while the gateway is away; they go with the session. */
export function keepKpi({ id }: SessionInfo, { from, to }: DateRange, kpi: TeamKpi): void {
  try {
    sessionStorage.setItem(AGENT_FIGURES, JSON.stringify({ session: id, from, to, kpi } satisfies Kept));
  } catch {
    // Without room they are not kept.
  }
}

/** The figures of these days that the session saw last; undefined when it saw others, or they cannot be read. */
export function keptKpi({ id }: SessionInfo, { from, to }: DateRange): TeamKpi | undefined {
  try {
    const kept: Partial<Kept> | null = JSON.parse(sessionStorage.getItem(AGENT_FIGURES) ?? 'null');
    const isOfThese = kept?.session === id && kept.from === from && kept.to === to;
    return isOfThese && Array.isArray(kept.kpi?.days) ? kept.kpi : undefined;
  } catch {
    return;
  }
}
