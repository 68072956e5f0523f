import * as v from 'valibot';

/** Values of answers as the screens can use them. What a pact file cannot say of a value stands in no output schema. */

/** Joined by a call without effects, and not in a template: else their text stays in bundles that use none of them. */
// @__NO_SIDE_EFFECTS__
const joined = (...parts: string[]) => parts.join('');
// @__NO_SIDE_EFFECTS__
const pattern = (...parts: string[]) => new RegExp(`^${joined(...parts)}$`, 'u');

/** Brackets are escaped: most verifiers nest classes of characters. */
const HOST = '[^\\s/?#@:<>"\\\\^|%\\[\\]{}]+';
const WEB = joined('[Hh][Tt][Tt][Pp][Ss]?://', HOST, '(?::\\d{1,5})?(?:[/?#][^\\s"<>]*)?');
const SITE_PATH = '/(?:[^\\s/"<>\\\\][^\\s"<>]*)?';
/** Larger numbers count nothing. */
const MOST = 10 ** 15 - 1;

/** An http(s) address without a name and password in it. */
export const webAddress = v.pipe(v.string(), v.regex(pattern(WEB)), v.url());

/** Where a picture is, or what can be opened: an http(s) address or a path of the site. */
export const address = v.pipe(v.string(), v.regex(pattern('(?:', WEB, '|', SITE_PATH, ')')));

/** An address, or an empty text for none. */
export const addressOrNone = v.pipe(v.string(), v.regex(pattern('(?:', WEB, '|', SITE_PATH, ')?')));

/** A host with or without `https://` before it. */
export const hostOrAddress = v.pipe(
  v.string(),
  v.regex(pattern('(?:', WEB, '|', HOST, '(?::\\d{1,5})?\\/?)')),
);

/** How many there are, or which one it is: a whole number from 0 on. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));

/** The same where there may be none: beside null no matcher of a pact file tells a number from its text. */
export const countOrText = v.union([
  count,
  v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/u), v.transform(Number)),
]);

/** Epoch milliseconds: seconds have fewer digits, microseconds more. */
export const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(10 ** 11), v.maxValue(10 ** 13 - 1));

/** When something was: epoch milliseconds, also as text, or ISO 8601, as a day or with its zone (ENT-07). */
export const instant = v.union([
  milliseconds,
  v.pipe(v.string(), v.regex(/^[1-9]\d{11,12}$/u), v.transform(Number)),
  v.pipe(v.string(), v.isoTimestamp()),
  v.pipe(v.string(), v.isoDate()),
]);

/** A day of the calendar, `YYYY-MM-DD`, in the site's time zone. */
export const day = v.pipe(v.string(), v.isoDate());

/** An id is the backend's own: a number or a text, which goes back as it came. */
export const anyId = v.union([v.number(), v.string()]);

/**
 * The id that another party gave what it tells, compared as it is: letters, blanks and marks count. Half a character is
 * refused: no store keeps it, so that two ids would become one (MONEY-21).
 */
export const foreignId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  v.check((text) => !/\p{Cs}/u.test(text)),
);

/** A text that is there. */
export const someText = v.pipe(v.string(), v.nonEmpty());

/** A kind of games by its code, such as `RNG`; one that is not in `GAME_TYPES` is shown as it is. */
export const gameKind = v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z0-9_-]*$/u));

/** ISO 3166-1, two capital letters. */
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u));

/** An image in base64, with or without its `data:` prefix. */
export const imageData = v.pipe(
  v.string(),
  v.regex(/^(?:data:image\/[a-z+.-]+;base64,)?[A-Za-z0-9+/]+={0,2}$/u),
);

/** A switch as gateways write it (FLAG-21). */
export const flag: v.GenericSchema<boolean | number | string> = v.union([
  v.boolean(),
  v.picklist([0, 1, '0', '1', 'Y', 'N', 'true', 'false']),
]);
