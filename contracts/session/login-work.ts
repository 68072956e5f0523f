import * as v from 'valibot';
import { count } from '../shared/values';
import { WORK_DONE } from './login-work-done';

/**
 * Work that a gateway may ask of a stranger before it judges another try: "find the number up to `maxnumber` whose
 * SHA-256 behind the salt, both as text, is `challenge`".
 */
export const loginWork = v.object({
  salt: v.pipe(v.string(), v.regex(/^[\da-f]{16,64}$/)),
  challenge: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  maxnumber: count,
});
export type LoginWork = v.InferOutput<typeof loginWork>;

/** The work that was done, as a login carries it. */
export const loginWorkDone = v.pipe(v.string(), v.regex(WORK_DONE));
