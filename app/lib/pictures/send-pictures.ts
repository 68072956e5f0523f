import { GatewayError } from '../../../contracts/errors';
import { MEMBER_PICTURES } from '../../../contracts/pictures/member-pictures';
import { envelopeOf } from '../call-site';
import { serverFunctionFetch } from '../server-function-fetch';

/**
 * Brings pictures to the edge, one after the other, before the form that they belong to.
 * @returns the ids by which the form names them
 * @throws GatewayError `picture.refused`, `request.too.large`, `request.too.slow`, `rate.limited`, or what `callSite` throws
 */
export async function sendPictures(files: readonly File[]): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) ids.push(await sendPicture(file));
  return ids;
}

async function sendPicture(file: File): Promise<string> {
  const headers = { 'Content-Type': file.type };
  const sent = serverFunctionFetch(MEMBER_PICTURES, { method: 'POST', body: file, headers });
  const response = await sent.catch((error: unknown) => {
    throw error instanceof GatewayError ? error : new GatewayError('gateway.unavailable', null, 502);
  });
  const answer = (await envelopeOf(response)) as { value?: { id?: unknown } } | null;
  const id = answer?.value?.id;
  if (typeof id !== 'string') throw new GatewayError('gateway.unavailable', null, 502);
  return id;
}
