import type { getNumero, getVietnamNumero, getVietnamResults } from '@/contracts/games/lottery';
import type { ResponseOf } from '@/contracts/operation';

type Prize = { prize: string; numbers: string[] };

/** What a lottery drew last: the numbers of its first prize, and all prizes where there are several. */
export type Result = { numero: string; numbers: string[]; prizes: Prize[] };

/** A lottery's open draw and its last result; moments are epoch milliseconds on the site's clock. */
export type Draw = {
  numero: string;
  closeTime: number;
  drawTime: number;
  result: Result | null;
};

/** The calls' answers; null for one that failed. */
export type DrawResponses = {
  vietnamNumero: ResponseOf<typeof getVietnamNumero> | null;
  vietnamResults: ResponseOf<typeof getVietnamResults> | null;
  numero: ResponseOf<typeof getNumero> | null;
};

/** What is known after an answer that lacks a part: that part as it was before. */
export function withKnown(answers: DrawResponses, known: DrawResponses | undefined): DrawResponses {
  return {
    vietnamNumero: answers.vietnamNumero ?? known?.vietnamNumero ?? null,
    vietnamResults: answers.vietnamResults ?? known?.vietnamResults ?? null,
    numero: answers.numero ?? known?.numero ?? null,
  };
}

/**
 * Each lottery's open draw with its last result, by `gameCode` (GAME-84 to GAME-86, GAME-88). Vietnamese results come
 * by a call of their own, all others with the draw.
 */
export function drawsByCode({ vietnamNumero, vietnamResults, numero }: DrawResponses): Map<string, Draw> {
  const results = new Map(vietnamResults?.list.map((one) => [one.gameCode, one]));
  const draws = new Map<string, Draw>();
  for (const { gameCode, numero: open, closeTime, drawTime, lastNumero, lastResult } of numero?.list ?? []) {
    const result =
      lastNumero && lastResult?.length ? { numero: lastNumero, numbers: lastResult, prizes: [] } : null;
    draws.set(gameCode, { numero: open, closeTime, drawTime, result });
  }
  for (const { gameCode, numero: open, closeTime, drawTime } of vietnamNumero?.list ?? []) {
    const last = results.get(gameCode);
    const prizes = last?.results ?? [];
    const numbers = prizes[0]?.numbers ?? [];
    const result = last && numbers.length > 0 ? { numero: last.numero, numbers, prizes } : null;
    draws.set(gameCode, { numero: open, closeTime, drawTime, result });
  }
  return draws;
}

/** The balls of a result: a long number digit by digit, several short ones each as it is. */
export function ballsOf(numbers: readonly string[]): string[] {
  return numbers.length === 1 ? [...(numbers[0] ?? '')] : [...numbers];
}
