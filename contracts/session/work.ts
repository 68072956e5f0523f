import * as v from 'valibot';
import { count } from '../shared/values';
import { WORK_DONE } from './work-done';

/**
 * Work that a gateway may ask of a stranger before it judges another try: "find the number up to `maxnumber` for which
 * PBKDF2 with HMAC-SHA-256 (RFC 8018; the password is `salt`, the salt the number, both as text; `iterations`, 32 bytes)
 * is `challenge`". Without `iterations` it is the SHA-256 of salt and number behind each other. One try of many iterations
 * is as dear to whoever rents processors as to a phone; a single hash is not.
 */
export const work = v.object({
  salt: v.pipe(v.string(), v.regex(/^[\da-f]{16,64}$/)),
  challenge: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  maxnumber: count,
  iterations: v.optional(count),
});
export type Work = v.InferOutput<typeof work>;

/** The work that was done, as a login or a registration carries it. */
export const workDone = v.pipe(v.string(), v.regex(WORK_DONE));

/**
 * The visitor works instead of reading a captcha: none is sent, and the work is dearer than beside one. A captcha tells
 * whether its gateway takes that.
 */
export const workInstead = v.optional(v.literal(true));

/** Work as a contract's examples show it. */
export const WORK_EXAMPLE: Work = {
  salt: '7d0d8c3a52f44c8e9b1f2f6f',
  challenge: 'c3'.repeat(32),
  maxnumber: 1000,
  iterations: 1000,
};

/** It, done. */
export const WORK_DONE_EXAMPLE = `${WORK_EXAMPLE.challenge}:704`;

/** The value of a refusal that asks for work, beside a captcha or without one. */
export const asksForWork = (captcha: boolean) => ({
  schema: v.object({ captcha: v.boolean(), work }),
  example: { captcha, work: WORK_EXAMPLE },
});
