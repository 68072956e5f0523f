import type { Figure } from './figure-kinds';
import type { TeamKpi } from './home.queries';

type Period = Pick<TeamKpi, 'total' | 'days'>;

/**
 * What a figure of the period before is measured by: all of it, but of paid commission the days at the places of those
 * that are settled by now; undefined where none is.
 */
export function comparedWith(figure: Figure, now: Period, before: Period): number | undefined {
  if (figure !== 'commission') return before.total[figure];
  const open = now.days.flatMap(({ estimate }, place) => (estimate === 0 ? [] : [place]));
  if (open.length > 0 && open.length === now.days.length) return undefined;
  return open.reduce((left, place) => left - (before.days[place]?.commission ?? 0), before.total.commission);
}
