import type { AgreementTerms } from '../../db/schema';

/** A line of terms from an agent up to the house, the agent's own first. */
export type TermsLine = readonly AgreementTerms[];

/** The place of the highest tier whose base and players are both reached; -1 for none. */
export function tierReached({ tiers }: AgreementTerms, base: number, players: number): number {
  return tiers.findLastIndex((tier) => base >= tier.from && players >= tier.players);
}

/** The rate that figures reach by terms, in hundredths of a percent; 0 for no tier. */
export function rateReached(terms: AgreementTerms, base: number, players: number): number {
  return terms.tiers[tierReached(terms, base, players)]?.rate ?? 0;
}

/** The rate that figures reach by one's own terms, but no better one than those above give at these figures. */
export function rateAlong(line: TermsLine, base: number, players: number): number {
  return Math.min(...line.map((terms) => rateReached(terms, base, players)));
}
