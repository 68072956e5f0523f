import * as v from 'valibot';
import { count } from '../shared/values';
import { WORK_DONE } from './work-done';

/**
 * Work that a gateway may ask of a stranger before it judges another try: "find the number up to `maxnumber` whose
 * SHA-256 behind the salt, both as text, is `challenge`".
 */
export const work = v.object({
  salt: v.pipe(v.string(), v.regex(/^[\da-f]{16,64}$/)),
  challenge: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  maxnumber: count,
});
export type Work = v.InferOutput<typeof work>;

/** The work that was done, as a login or a registration carries it. */
export const workDone = v.pipe(v.string(), v.regex(WORK_DONE));
