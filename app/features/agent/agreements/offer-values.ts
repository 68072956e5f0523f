import { amountOf } from '@/app/forms/amount';
import type { FieldIssue, Issues } from '@/app/forms/field-issues';
import type { PlaceOf } from '@/app/forms/form-options';
import { rowIssues } from '@/app/forms/use-rows';
import { formatRate } from '@/app/locale/figures';
import type { offerAgreement } from '@/contracts/agreements/offer';
import { MOST_PLAYERS, MOST_RATE, MOST_TIERS, rateAt } from '@/contracts/agreements/tiers';
import type { InputOf } from '@/contracts/operation';
import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import type { Tiers } from './tier-table';

/** A step as it is typed; its amount is that of an amount field. */
export type Step = { from: string; players: string; rate: string };
export type OfferValues = { steps: readonly Step[]; playerTurnover: string };
/** What whoever offers holds. */
export type Held = { tiers: Tiers; playerTurnover: MinorUnits };

const units = (amount: MinorUnits): string => decimalOf(amount).split('.')[0] ?? '';

/** A form that holds the given terms. */
export function offerOf({ tiers, playerTurnover }: Held): OfferValues {
  const steps = tiers.slice(0, MOST_TIERS).map(({ from, players, rate }) => ({
    from: units(from),
    players: String(players),
    rate: formatRate(rate),
  }));
  return { steps, playerTurnover: units(playerTurnover) };
}

/** What was typed in a step; what cannot be read is undefined. */
export const readStep = ({ from, players, rate }: Step) => ({
  from: amountOf(from),
  players: playersOf(players),
  rate: rateOf(rate),
});

/** The rate that the own terms give for a step as it was typed; 0 where that cannot be read. */
export function heldFor(step: Step, held: Held): number {
  const { from, players } = readStep(step);
  return from === undefined || players === undefined ? 0 : rateAt(held.tiers, from, players);
}

/** What is wrong with each field: steps rise, and none gives more than what is held (AGENT-24). */
export function offerIssues(
  { steps, playerTurnover }: OfferValues,
  held: Held,
): Issues<PlaceOf<OfferValues>> {
  const issues: Issues<PlaceOf<OfferValues>> = rowIssues('steps', steps, (step, at) =>
    stepIssues(step, steps[at - 1], held),
  );
  const turnover = amountOf(playerTurnover);
  const issue =
    missing(playerTurnover) ??
    (turnover === undefined ? 'amount' : turnover < held.playerTurnover ? 'low' : undefined);
  return issue ? { ...issues, playerTurnover: issue } : issues;
}

function stepIssues(step: Step, lower: Step | undefined, held: Held): Issues<keyof Step> {
  const { from, players, rate } = readStep(step);
  const before = lower && readStep(lower);
  const issues: Issues<keyof Step> = {};
  const note = (field: keyof Step, issue: FieldIssue | undefined) => {
    if (issue) issues[field] = issue;
  };
  note('from', missing(step.from) ?? (from === undefined ? 'amount' : undefined));
  if (from !== undefined && from <= (before?.from ?? 0)) note('from', 'low');
  note('players', missing(step.players) ?? (players === undefined ? 'format' : undefined));
  if (players !== undefined && players < (before?.players ?? 0)) note('players', 'low');
  note('rate', missing(step.rate) ?? (rate === undefined ? 'format' : undefined));
  if (rate === undefined) return issues;
  if (rate < Math.max(1, before?.rate ?? 0)) note('rate', 'low');
  else if (rate > heldFor(step, held)) note('rate', 'high');
  return issues;
}

/** The terms as they are sent, of values without an issue. */
export function termsOf({
  steps,
  playerTurnover,
}: OfferValues): Pick<InputOf<typeof offerAgreement>, 'tiers' | 'playerTurnover'> {
  const tiers = steps.map(({ from, players, rate }) => ({
    from,
    players: playersOf(players) ?? 0,
    rate: rateOf(rate) ?? 0,
  }));
  return { tiers, playerTurnover };
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
