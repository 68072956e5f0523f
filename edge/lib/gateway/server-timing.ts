/** One entry that is passed on: the time of a query, in milliseconds. */
const DATABASE = /(?:^|,)\s*db;dur=(\d{1,7}(?:\.\d{1,6})?)\s*(?:[;,]|$)/;

/** Milliseconds that the gateway says its database took for an answer; undefined when it does not say. */
export function databaseTimeOf(response: Response): number | undefined {
  const [, text] = DATABASE.exec(response.headers.get('Server-Timing') ?? '') ?? [];
  return text === undefined ? undefined : Number(text);
}

/** A `Server-Timing` of our own: milliseconds under their names, those that are known. */
export function serverTiming(entries: Record<string, number | undefined>): string {
  let written = '';
  for (const name in entries) {
    const milliseconds = entries[name];
    if (milliseconds !== undefined) written += `${written && ', '}${name};dur=${milliseconds.toFixed(1)}`;
  }
  return written;
}
