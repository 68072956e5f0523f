import * as v from 'valibot';
import { type ChallengePurpose, insertChallenge, takeChallenge } from '../../db/passkeys';
import { MINUTE_MS } from '../../db/quota-uses';
import type { Merchant } from '../../db/schema';
import { randomToken } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';

/** A page may stand open for so long before somebody picks a passkey. */
const LIFE_MS = 15 * MINUTE_MS;

const clientData = v.object({ challenge: v.string() });
const signed = v.looseObject({ response: v.looseObject({ clientDataJSON: v.string() }) });

/** @throws Refusal `permission.denied` where the merchant takes no passkeys */
export function refuseWithoutPasskeys({ passkeys }: Merchant): void {
  if (!passkeys) throw new Refusal('permission.denied');
}

/** A new challenge, good once and for a quarter of an hour. */
export async function newChallenge(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  purpose: ChallengePurpose,
): Promise<string> {
  const challenge = randomToken();
  await insertChallenge(db, challenge, purpose, clock.now() + LIFE_MS);
  return challenge;
}

/**
 * What an authenticator answered, with the challenge that it was made for, which is used up by this.
 * @throws Refusal `passkey.refused` where it is no answer, or none to a challenge that waits
 */
export async function openCredential(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  purpose: ChallengePurpose,
  credential: string,
): Promise<{ response: unknown; challenge: string }> {
  const response = parsed(credential);
  const { success, output } = v.safeParse(signed, response);
  const data = success ? parsed(Buffer.from(output.response.clientDataJSON, 'base64url').toString()) : null;
  const known = v.safeParse(clientData, data);
  const isOpen = known.success && (await takeChallenge(db, known.output.challenge, purpose, clock.now()));
  if (!isOpen) throw new Refusal('passkey.refused');
  return { response, challenge: known.output.challenge };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
