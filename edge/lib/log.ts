const SECRETS: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\b(?:Bearer|Basic)\s+\S+/gi, '[token]'],
  [/\b(password|token|captcha|code|secret|otp|pin)\b(["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi, '$1$2[secret]'],
  [/[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]*\.[A-Za-z0-9_.-]{4,}/g, '[token]'],
  [/[A-Za-z0-9_+/=-]{32,}/g, '[token]'],
  [/\d(?:[\s-]?\d){5,}/g, '[digits]'],
];

const MAX_ENCODINGS = 3;

/** Text without e-mail addresses, tokens, `name=value` secrets and runs of six digits or more (ERR-60). */
export function scrub(text: string): string {
  return SECRETS.reduce((clean, [pattern, mark]) => clean.replace(pattern, mark), text);
}

/** An address without its query, decoded before it is scrubbed: `%40` hides an e-mail address, `%32` a digit. */
export function scrubPath(address: string): string {
  let path = address.replace(/[?#].*$/s, '');
  for (let times = 0; times < MAX_ENCODINGS && path.includes('%'); times += 1) {
    path = path.replace(/(?:%[\da-f]{2})+/gi, decoded);
  }
  return scrub(path);
}

function decoded(encoded: string): string {
  const bytes = encoded.slice(1).split('%');
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
}

const writers = {
  info: (line: string) => console.info(line),
  warn: (line: string) => console.warn(line),
  error: (line: string) => console.error(line),
};

type Fields = Record<string, string | number | boolean | null | undefined>;

/** Writes one line of JSON. Callers pass no tokens, passwords, codes or personal data (ERR-60). */
export function log(level: keyof typeof writers, event: string, fields: Fields = {}): void {
  writers[level](JSON.stringify({ event, ...fields }));
}

/** An error as a log may show it: its name and a scrubbed first line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return scrub(`${error.name}: ${error.message.split('\n')[0] ?? ''}`).slice(0, 300);
}
