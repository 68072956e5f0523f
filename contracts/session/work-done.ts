/** How work that was done is written: the challenge and the number that solves it. */
export const WORK_DONE = /^([\da-f]{64}):(\d{1,7})$/;

/** The number that solves a challenge, as a login or a registration carries it. */
export const writeWork = (challenge: string, number: number): string => `${challenge}:${number}`;

/** What `writeWork` wrote; null for anything else. */
export function readWork(work: string): { challenge: string; number: number } | null {
  const [, challenge, number] = WORK_DONE.exec(work) ?? [];
  return challenge === undefined ? null : { challenge, number: Number(number) };
}
