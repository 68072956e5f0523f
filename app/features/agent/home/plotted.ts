import type { Figure } from './figure-kinds';
import type { TeamKpi } from './home.queries';
import { type Scale, scaleOf } from './plot-scale';

export type PlottedDay = { day: string; value: number /** It is not paid yet. */; isEstimate: boolean };

/** The days of one figure as they are plotted: a place for each, those of the period before under the same ones. */
export type Plotted = {
  figure: Figure;
  now: readonly PlottedDay[];
  before: readonly PlottedDay[];
  places: number;
  scale: Scale;
};

/** What is plotted of a figure, of commission that is not settled the estimate; the period before may be missing. */
export function plottedOf(figure: Figure, now: TeamKpi, before: TeamKpi | undefined): Plotted {
  const valuesOf = (kpi?: TeamKpi): PlottedDay[] =>
    (kpi?.days ?? []).map((one) => {
      const isEstimate = figure === 'commission' && one.estimate !== 0;
      return { day: one.day, value: isEstimate ? one.estimate : one[figure], isEstimate };
    });
  const [these, those] = [valuesOf(now), valuesOf(before)];
  return {
    figure,
    now: these,
    before: those,
    places: Math.max(these.length, those.length),
    scale: scaleOf([...these, ...those].map(({ value }) => value)),
  };
}
