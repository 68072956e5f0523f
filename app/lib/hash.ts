/** A number drawn from a text, the same on server and browser (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** One of the choices, drawn by the text. */
export function drawnBy<T>(text: string, choices: readonly [T, ...T[]]): T {
  return choices[hashOf(text) % choices.length] ?? choices[0];
}
