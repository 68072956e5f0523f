import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { PICTURE_BYTES, PICTURES_MAX } from '../../contracts/rewards/reward-rules';
import type { App } from '../context';
import { refuse } from '../lib/answers';

const CALL_BYTES = 64 * 1024;
// The pictures of an application (CONST-51, REWARD-34) and the form around them.
const UPLOAD_BYTES = PICTURES_MAX * PICTURE_BYTES + CALL_BYTES;

/** Refuses over-long bodies with 413 before anyone reads them: 64 kB, or three pictures in a form to a server function. */
export function bodyBounds() {
  const onError = (c: Parameters<typeof refuse>[0]) => refuse(c, 'request.too.large', 413);
  const calls = bodyLimit({ maxSize: CALL_BYTES, onError });
  const uploads = bodyLimit({ maxSize: UPLOAD_BYTES, onError });
  return createMiddleware<App>(async function bodyBounds(c, next) {
    const upload =
      c.req.path.startsWith('/_serverFn/') && c.req.header('Content-Type')?.startsWith('multipart/form-data');
    return upload ? uploads(c, next) : calls(c, next);
  });
}
