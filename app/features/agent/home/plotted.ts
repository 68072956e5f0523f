import type { Figure } from './figure-kinds';
import type { TeamKpi } from './home.queries';
import { type Scale, scaleOf } from './plot-scale';

type PlottedDay = { day: string; value: number };

/** The days of one figure as they are plotted: a place for each, those of the period before under the same ones. */
export type Plotted = {
  figure: Figure;
  now: readonly PlottedDay[];
  before: readonly PlottedDay[];
  places: number;
  scale: Scale;
};

/** What is plotted of a figure; the period before may be missing. */
export function plottedOf(figure: Figure, now: TeamKpi, before: TeamKpi | undefined): Plotted {
  const valuesOf = (kpi?: TeamKpi) => (kpi?.days ?? []).map((one) => ({ day: one.day, value: one[figure] }));
  const [these, those] = [valuesOf(now), valuesOf(before)];
  return {
    figure,
    now: these,
    before: those,
    places: Math.max(these.length, those.length),
    scale: scaleOf([...these, ...those].map(({ value }) => value)),
  };
}
