import type { Site } from '../worker/support/site';

/** Bodies that are begun at once, over and over. */
const AT_ONCE = 40;
/** Each is a byte short of what it announces. */
const KINDS = [
  ['/_serverFn/logInFn', 4_096],
  ['/client-errors', 4_096],
  ['/_serverFn/logInFn', 65_001],
  ['/wps/tasks/checkIn', 65_001],
] as const;
/** Milliseconds: a body that sent all but its last byte is ended before that, whatever the gateway does. */
const ENDED_WITHIN = 20_000;

/**
 * A crowd that begins bodies and ends none, from as many addresses as it has.
 * @returns what was not ended in its time, or as it should be
 */
export async function slowBodies(site: Pick<Site, 'raw'>, turn: number): Promise<string[]> {
  const crowd = Array.from({ length: AT_ONCE }, async (_, n) => {
    const [path, announced] = KINDS[n % KINDS.length] as (typeof KINDS)[number];
    const headers = [
      ...['Origin: https://site.example', 'Content-Type: application/json'],
      ...[`Content-Length: ${announced}`, `CF-Connecting-IP: 198.18.${turn % 256}.${n}`],
    ];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('no answer'), ENDED_WITHIN);
    });
    const answer = site.raw(`POST ${path}`, headers, 'x'.repeat(announced - 1)).catch(() => 'HTTP/1.1 413 ');
    const status = (await Promise.race([answer, late])).slice(9, 12);
    clearTimeout(timer);
    const known = ['401', '408', '413', '429', '502', '503'].includes(status);
    return known ? null : `A slow body to ${path} was answered ${status}`;
  });
  return (await Promise.all(crowd)).filter((fault) => fault !== null);
}
