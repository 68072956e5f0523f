import type { Member } from '../db/schema';
import { Refusal } from './refusal';

export const TRIAL_TYPE = 4;
/** Accounts that are given away to try the site with. */
const GIFT_TYPE = 40;

/** A member of type 4 plays for play money and leaves no marks (ROLE-35). */
export const isTrial = ({ type }: Pick<Member, 'type'>): boolean => type === TRIAL_TYPE;

/** Types of those whose money is play money: it can be neither paid in nor out (ROLE-35, ROLE-39). */
export const PLAY_MONEY_TYPES: readonly number[] = [TRIAL_TYPE, GIFT_TYPE];

/** Whether a member has play money alone: on trial, or a free account; it is part of no figure of real players. */
export const hasPlayMoney = ({ type }: Pick<Member, 'type'>): boolean => PLAY_MONEY_TYPES.includes(type);

/** @throws Refusal `account.trial` for a member on trial. */
export function refuseTrial(member: Pick<Member, 'type'>): void {
  if (isTrial(member)) throw new Refusal('account.trial');
}

/** @throws Refusal `account.trial` for a member on trial and for a free account: money and rewards are not theirs (ROLE-39). */
export function refuseFree(member: Pick<Member, 'type'>): void {
  if (hasPlayMoney(member)) throw new Refusal('account.trial');
}
