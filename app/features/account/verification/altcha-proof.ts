import * as v from 'valibot';
import { envelopeOf, errorOf } from '@/app/lib/calls/call-site';
import { GatewayError } from '@/contracts/errors';
import {
  type AltchaChallenge,
  altchaChallenge,
  CHALLENGE_PATH,
  writeSolution,
} from '@/contracts/verification/altcha';
import { workBeside } from './altcha-work';

const PATIENCE = 15_000;

/** Fetches a challenge of the edge, does the work beside the page and answers the proof (SMS-31). */
export async function proveByWork(): Promise<string> {
  const challenge = await fetchChallenge();
  const number = await workBeside(challenge);
  if (number === null) throw new GatewayError('human.verification.failed');
  return writeSolution({ ...challenge, number });
}

async function fetchChallenge(): Promise<AltchaChallenge> {
  const response = await fetch(CHALLENGE_PATH, { signal: AbortSignal.timeout?.(PATIENCE) }).catch(
    (error: Error) => {
      throw new GatewayError('gateway.unavailable', null, 502, undefined, error.name);
    },
  );
  const answer = await envelopeOf(response);
  if (answer && !answer.success) throw errorOf(response, answer);
  return v.parse(altchaChallenge, answer?.value);
}
