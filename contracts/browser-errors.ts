import * as v from 'valibot';
import { isFrame, MOST_FRAMES, scrubbedMessage, scrubbedName } from './scrubbed-errors';

/**
 * How an error came to nobody's hands: thrown in a handler (`error`), a promise that nobody waited for (`rejection`), while a
 * screen or the page around it was drawn, or before the page's scripts could begin (`early`).
 */
export const ERROR_KINDS = ['error', 'rejection', 'screen', 'page', 'early'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** The form of a build's id: when it was built, UTC, and a part by chance. */
export const BUILD_FORM = /^\d{8}T\d{4}-[\da-f]{8}$/;

const text = v.pipe(v.string(), v.maxLength(2_000));
const frame = v.pipe(v.string(), v.maxLength(80), v.check(isFrame));

/**
 * What a browser reports of an error, scrubbed there and here again: whoever writes a report of their own brings nothing
 * else into the log. What is not of this form counts as not told, but for the message.
 */
export const browserErrorSchema = v.object({
  kind: v.fallback(v.picklist(ERROR_KINDS), 'error'),
  name: v.fallback(
    v.pipe(
      text,
      v.transform((name) => scrubbedName(name)),
    ),
    'Error',
  ),
  message: v.pipe(
    text,
    v.transform((message) => scrubbedMessage(message)),
  ),
  frames: v.fallback(v.pipe(v.array(frame), v.maxLength(MOST_FRAMES)), []),
  build: v.fallback(v.nullable(v.pipe(v.string(), v.regex(BUILD_FORM))), null),
  /** The pattern of the screen's address, `/m/withdraw/$orderNo`. */
  route: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\/[\w/$-]{0,79}$/))), null),
});

export type BrowserError = v.InferOutput<typeof browserErrorSchema>;
