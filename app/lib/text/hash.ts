import { hashOf } from '@/contracts/image-host';

export { hashOf };

/** One of the choices, drawn by the text. */
export function drawnBy<T>(text: string, choices: readonly [T, ...T[]]): T {
  return choices[hashOf(text) % choices.length] ?? choices[0];
}
