import * as v from 'valibot';
import { AN_AGENT, anAgreement, held } from '../provider-states/given';
import { amount } from '../shared/amount';
import { anyId, count } from '../shared/values';
import { listOf, tolerant } from '../tolerant';
import { agreement, EXAMPLE_AGREEMENT } from './agreement';

/**
 * Which agreements wait for the member's answer, each in a field of its own, under the names that gateways give them:
 * daily salary, dividend, hour salary. Any value but none, 0 and N stands for one that waits (AGENT-18 to AGENT-21).
 */
const waiting = {
  dailysalreqtype: tolerant(anyId, null),
  divtypecompperiodreq: tolerant(anyId, null),
  contracthoursalreq: tolerant(anyId, null),
};

/** A whole number of a list that may be missing: of these no verifier tells the texts of digits. */
const whole = v.pipe(v.number(), v.integer());

/** What every agreement call answers; `versions` are the last ones, the newest first (AGENT-24). */
export const myAgreement = v.object({
  ...waiting,
  /** Version by version, with what each would come to for the figures of `basis`; null where that says nothing. */
  versions: listOf(
    v.object({
      ...agreement.entries,
      /** Account of the upline that offers it; null where the house does. */
      by: v.nullish(v.string(), null),
      /** Place of the step reached, from 0. */
      reachedTier: v.nullish(whole, null),
      /** Who counts as a player by these terms. */
      players: v.nullish(whole, null),
      /** Before what direct agents are paid by their own agreements. */
      worth: v.nullish(amount, null),
    }),
  ),
  /** Days in advance that either side says when it ends one. */
  noticeDays: count,
});

/** The fields of all three examples. */
export const EXAMPLE_OWN = {
  dailysalreqtype: 'Y',
  divtypecompperiodreq: 'Y',
  contracthoursalreq: 'Y',
  versions: [{ ...EXAMPLE_AGREEMENT, by: 'quangvinh.dl', reachedTier: 2, players: 24, worth: 1_628_400 }],
  noticeDays: 7,
};

/** The state of the examples. */
export const AGREEMENTS_WAIT = [AN_AGENT, held('every'), anAgreement({ kind: 'every', state: 'waiting' })];
/** One of each kind waits. */
export const ALL_WAIT = {
  dailysalreqtype: 'set',
  divtypecompperiodreq: 'set',
  contracthoursalreq: 'set',
} as const;
