import { Buffer } from 'node:buffer';
import { GatewayError } from '@/contracts/errors';
import type { Picture, PictureType } from '@/contracts/pictures/picture';
import type { OpenSession } from '../../context';
import type { Bucket, Env } from '../../env';
import type { LargeText } from '../gateway/streamed-body';

/** A picture waits for its form so long; the bucket's own rule deletes what nobody asked for (docs/operator.md). */
const KEPT_MS = 60 * 60_000;
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
/** A multiple of three, so that what base64 makes of the pieces is what it makes of the whole. */
const PIECE = 48 * 1024;

type Keeper = { env: Pick<Env, 'PICTURES'>; session: OpenSession | null };

/** Keeps a clean picture for the login that brought it. @returns its id, which means nothing to any other login */
export async function keepPicture(keeper: Keeper, { type, bytes }: Picture): Promise<string> {
  const id = crypto.randomUUID();
  await bucketOf(keeper).put(keyOf(keeper, id), bytes, { httpMetadata: { contentType: type } });
  return id;
}

/**
 * The kept pictures of this login, as what stands for each in a call: a data URL whose data is a word, and the text that
 * is sent in place of the word, read while it is sent (REWARD-52).
 * @throws GatewayError `request.invalid` for an id of no picture, of somebody else's, or of one that waited too long
 */
export async function openPictures(
  keeper: Keeper,
  ids: readonly string[],
): Promise<{ url: string; word: string; text: LargeText }[]> {
  const bucket = bucketOf(keeper);
  return Promise.all(
    ids.map(async (id) => {
      const key = keyOf(keeper, id);
      const found = await bucket.head(key);
      if (!found || Date.now() - found.uploaded.getTime() > KEPT_MS) throw invalid();
      const word = crypto.randomUUID().replaceAll('-', '');
      const type = found.httpMetadata?.contentType as PictureType;
      return { url: `data:${type};base64,${word}`, word, text: () => base64Of(bucket, key) };
    }),
  );
}

/** Forgets pictures whose form has been sent. */
export async function dropPictures(keeper: Keeper, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await bucketOf(keeper).delete(ids.map((id) => keyOf(keeper, id)));
}

async function* base64Of(bucket: Bucket, key: string): AsyncGenerator<string> {
  const found = await bucket.get(key);
  if (!found) throw new Error('a kept picture is gone');
  const piece = Buffer.alloc(PIECE);
  let held = 0;
  for await (const chunk of found.body) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + PIECE - held);
      piece.set(part, held);
      at += part.length;
      held += part.length;
      if (held === PIECE) yield piece.toString('base64');
      held %= PIECE;
    }
  }
  if (held > 0) yield piece.toString('base64', 0, held);
}

/** A key holds the id of the login: nobody reaches what another one brought. */
function keyOf({ session }: Keeper, id: string): string {
  if (!session) throw new GatewayError('session.missing', null, 401);
  if (!ID.test(id)) throw invalid();
  return `${session.info.id}/${id}`;
}

function bucketOf({ env }: Keeper): Bucket {
  if (!env.PICTURES) throw new Error('the PICTURES binding is not set');
  return env.PICTURES;
}

function invalid(): GatewayError {
  return new GatewayError('request.invalid', null, 400);
}
