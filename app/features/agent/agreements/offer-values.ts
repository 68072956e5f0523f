import { amountOf } from '@/app/forms/amount';
import type { FieldIssue, Issues } from '@/app/forms/field-issues';
import { formatRate } from '@/app/locale/figures';
import type { offerAgreement } from '@/contracts/agreements/offer';
import { MOST_PLAYERS, MOST_RATE, MOST_TIERS, rateAt } from '@/contracts/agreements/tiers';
import type { InputOf } from '@/contracts/operation';
import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import type { Tiers } from './tier-table';

/** Places of the steps that the form has fields for. */
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Place = (typeof PLACES)[number];
type StepField = `${'from' | 'players' | 'rate'}${Place}`;
/** How many steps are on view, and what is typed in each; amounts are those of amount fields. */
export type OfferValues = Record<StepField, string> & { steps: number; playerTurnover: string };
export type OfferField = keyof OfferValues;
/** What whoever offers holds. */
export type Held = { tiers: Tiers; playerTurnover: MinorUnits };

const units = (amount: MinorUnits): string => decimalOf(amount).split('.')[0] ?? '';

/** A form that holds the given terms. */
export function offerOf({ tiers, playerTurnover }: Held): OfferValues {
  const steps = PLACES.map((place) => {
    const tier = tiers[place];
    const shown = tier ? [units(tier.from), String(tier.players), formatRate(tier.rate)] : ['', '', ''];
    return { [`from${place}`]: shown[0], [`players${place}`]: shown[1], [`rate${place}`]: shown[2] };
  });
  const values = Object.assign({}, ...steps) as Record<StepField, string>;
  return { ...values, steps: Math.min(tiers.length, MOST_TIERS), playerTurnover: units(playerTurnover) };
}

/** The places on view. */
export const placesOf = ({ steps }: Pick<OfferValues, 'steps'>): readonly Place[] => PLACES.slice(0, steps);

/** A step as it was typed; what cannot be read is undefined. */
export function stepAt(values: OfferValues, place: Place) {
  return {
    from: amountOf(values[`from${place}`]),
    players: playersOf(values[`players${place}`]),
    rate: rateOf(values[`rate${place}`]),
  };
}

/** The rate that the own terms give for a step as it was typed; 0 where that cannot be read. */
export function heldAt(values: OfferValues, place: Place, held: Held): number {
  const { from, players } = stepAt(values, place);
  return from === undefined || players === undefined ? 0 : rateAt(held.tiers, from, players);
}

/** What is wrong with each field: steps rise, and none gives more than what is held (AGENT-24). */
export function offerIssues(values: OfferValues, held: Held): Issues<OfferField> {
  const issues: Issues<OfferField> = {};
  const note = (field: OfferField, issue: FieldIssue | undefined) => {
    if (issue) issues[field] = issue;
  };
  for (const place of placesOf(values)) {
    const { from, players, rate } = stepAt(values, place);
    const before = place > 0 ? stepAt(values, PLACES[place - 1] ?? 0) : undefined;
    const [typedFrom, typedPlayers, typedRate] = [
      values[`from${place}`],
      values[`players${place}`],
      values[`rate${place}`],
    ];
    note(`from${place}`, missing(typedFrom) ?? (from === undefined ? 'amount' : undefined));
    if (from !== undefined && from <= (before?.from ?? 0)) note(`from${place}`, 'low');
    note(`players${place}`, missing(typedPlayers) ?? (players === undefined ? 'format' : undefined));
    if (players !== undefined && players < (before?.players ?? 0)) note(`players${place}`, 'low');
    note(`rate${place}`, missing(typedRate) ?? (rate === undefined ? 'format' : undefined));
    if (rate === undefined) continue;
    if (rate < Math.max(1, before?.rate ?? 0)) note(`rate${place}`, 'low');
    else if (rate > heldAt(values, place, held)) note(`rate${place}`, 'high');
  }
  const turnover = amountOf(values.playerTurnover);
  note('playerTurnover', missing(values.playerTurnover) ?? (turnover === undefined ? 'amount' : undefined));
  if (turnover !== undefined && turnover < held.playerTurnover) note('playerTurnover', 'low');
  return issues;
}

/** The terms as they are sent, of values without an issue. */
export function termsOf(
  values: OfferValues,
): Pick<InputOf<typeof offerAgreement>, 'tiers' | 'playerTurnover'> {
  return {
    tiers: placesOf(values).map((place) => ({
      from: values[`from${place}`],
      players: playersOf(values[`players${place}`]) ?? 0,
      rate: rateOf(values[`rate${place}`]) ?? 0,
    })),
    playerTurnover: values.playerTurnover,
  };
}

const missing = (typed: string): FieldIssue | undefined => (typed === '' ? 'required' : undefined);

function playersOf(typed: string): number | undefined {
  const players = /^\d{1,7}$/.test(typed) ? Number(typed) : undefined;
  return players !== undefined && players <= MOST_PLAYERS ? players : undefined;
}

/** `0,7`, `0.70` and `1` in hundredths of a percent: no rate is in thousands, so that every mark is a decimal one. */
function rateOf(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,٫](\d{1,2}))?$/.exec(typed) ?? [];
  const rate = whole === undefined ? undefined : Number(whole + part.padEnd(2, '0'));
  return rate !== undefined && rate <= MOST_RATE ? rate : undefined;
}
