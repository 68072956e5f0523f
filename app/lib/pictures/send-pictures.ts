import { GatewayError } from '@/contracts/errors';
import { MEMBER_PICTURES } from '@/contracts/pictures/member-pictures';
import { envelopeOf } from '../calls/call-site';
import { serverFunctionFetch } from '../calls/server-function-fetch';

/** Seconds. */
const SHORT_WAIT = 5;
const TRIES = 3;

/**
 * Brings pictures to the edge, one after the other, before the form that they belong to.
 * @returns the ids by which the form names them
 * @throws GatewayError `picture.refused`, `request.too.large`, `request.too.slow`, `rate.limited`, or what `callSite` throws
 */
export async function sendPictures(files: readonly File[]): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) ids.push(await sendPatiently(file));
  return ids;
}

/** While others bring theirs the edge names a few seconds to wait; more than that the member is told. */
async function sendPatiently(file: File): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendPicture(file);
    } catch (error) {
      const seconds = error instanceof GatewayError ? (error.retryAfter ?? Infinity) : Infinity;
      if (seconds > SHORT_WAIT || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
}

async function sendPicture(file: File): Promise<string> {
  const headers = { 'Content-Type': file.type };
  const sent = serverFunctionFetch(MEMBER_PICTURES, { method: 'POST', body: file, headers });
  const response = await sent.catch((error: Error) => {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError('gateway.unavailable', null, 502, undefined, error.name);
  });
  const answer = (await envelopeOf(response)) as { value?: { id?: unknown } } | null;
  const id = answer?.value?.id;
  if (typeof id !== 'string') throw new GatewayError('gateway.unavailable', null, 502);
  return id;
}
