import * as v from 'valibot';

/** Where the edge hands out challenges of the proof of work (SMS-31). Between the site and itself: no call of the gateway. */
export const CHALLENGE_PATH = '/human-verification/challenge';

const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const signed = {
  algorithm: v.literal('SHA-256'),
  challenge: sha256,
  /** Random, with the moment of expiry. */
  salt: v.pipe(v.string(), v.regex(/^[\da-f]+\?expires=\d+&$/), v.maxLength(100)),
  signature: sha256,
};

/** "Find the number up to `maxnumber` whose hash with the salt is `challenge`", signed by the edge. */
export const altchaChallenge = v.object({ ...signed, maxnumber: number });
export type AltchaChallenge = v.InferOutput<typeof altchaChallenge>;

/** The challenge with the number that was found. */
export const altchaSolution = v.object({ ...signed, number });
export type AltchaSolution = v.InferOutput<typeof altchaSolution>;

/** A solution as `verificationPayload`. One solution has one writing, so that a used one can be known again. */
export function writeSolution({ algorithm, challenge, number, salt, signature }: AltchaSolution): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}

/** The solution in a payload; null for anything that `writeSolution` would not have written. */
export function readSolution(payload: string): AltchaSolution | null {
  try {
    const { success, output } = v.safeParse(altchaSolution, JSON.parse(atob(payload)));
    return success && writeSolution(output) === payload ? output : null;
  } catch {
    return null;
  }
}
