import { type Level, LOG_LEVELS, type LogEvent, type LogFields } from '../log-events';

// No pattern looks twice at a run of letters: a run begins where the one before it ends, and nowhere inside.
const SECRETS: readonly [RegExp, string][] = [
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\b(?:Bearer|Basic)\s+\S+/gi, '[token]'],
  [/(password|token|captcha|code|secret|otp|pin)(["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi, '$1$2[secret]'],
  [/(?<![\w-])[\w-]{10,}\.[\w-]*\.[\w.-]{4,}/g, '[token]'],
  [/[A-Za-z0-9_+/=-]{32,}/g, '[token]'],
  [/\p{Nd}(?:[\s-]?\p{Nd}){5,}/gu, '[digits]'],
];

const MAX_ENCODINGS = 3;
/** Short steps of letters: no secret has such a form. Most addresses of the site do. */
const PLAIN_PATH = /^(?:\/[a-z-]{0,31})*$/i;
/** Longest text and longest address that are looked at, in characters; what is longer is cut before. */
const LONGEST_TEXT = 1_000;
const LONGEST_PATH = 400;

/**
 * Text without e-mail addresses, tokens, `name=value` secrets and runs of six digits or more (ERR-60). What is longer
 * than a thousand characters is cut first, between two words: half of a token looks like none.
 */
export function scrub(text: string): string {
  return scrubbed(cut(text, LONGEST_TEXT, ' \t\n"\',;&'));
}

/**
 * An address without its query, decoded before it is scrubbed step by step: `%40` hides an e-mail address, `%32` a digit.
 * Of a long one, the whole steps at its start.
 */
export function scrubPath(address: string): string {
  const [given = ''] = address.split(/[?#]/, 1);
  let path = cut(given, LONGEST_PATH, '/');
  if (PLAIN_PATH.test(path)) return path;
  for (let times = 0; times < MAX_ENCODINGS && path.includes('%'); times += 1) {
    path = path.replace(/(?:%[\da-f]{2})+/gi, decoded);
  }
  return path.split('/').map(scrubbed).join('/');
}

/** The start of a text that is too long, up to the last of the characters that end a word. */
function cut(text: string, longest: number, ends: string): string {
  if (text.length <= longest) return text;
  let end = longest;
  while (end > 0 && !ends.includes(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}

function scrubbed(text: string): string {
  return SECRETS.reduce((clean, [pattern, mark]) => clean.replace(pattern, mark), text);
}

function decoded(encoded: string): string {
  const bytes = encoded.slice(1).split('%');
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
}

const writers: Record<Level, (line: string) => void> = {
  info: (line) => console.info(line),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};

/**
 * Writes one line of JSON, of an event that `log-events.ts` has, at its level. Callers pass no tokens, passwords, codes or
 * personal data (ERR-60).
 */
export function log<E extends LogEvent>(
  event: E,
  fields: LogFields[E],
  level: Level = LOG_LEVELS[event],
): void {
  writers[level](JSON.stringify({ event, ...fields }));
}

/** An error as a log may show it: its name and a scrubbed first line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return scrub(`${error.name}: ${error.message.split('\n', 1)[0] ?? ''}`).slice(0, 300);
}
