/**
 * Keeps what a pure function makes of texts, as long as texts and results together stay below a number of characters;
 * the ones that were not asked for the longest go first.
 */
export function boundedMemo<T extends string>(make: (text: string) => T, mostCharacters: number) {
  const known = new Map<string, T>();
  let characters = 0;
  const forget = (text: string) => {
    characters -= text.length + (known.get(text)?.length ?? 0);
    known.delete(text);
  };
  return (text: string): T => {
    const kept = known.get(text);
    if (kept !== undefined) {
      known.delete(text);
      known.set(text, kept);
      return kept;
    }
    const made = make(text);
    const size = text.length + made.length;
    if (size > mostCharacters / 4) return made;
    known.set(text, made);
    characters += size;
    for (const oldest of known.keys()) {
      if (characters <= mostCharacters) break;
      forget(oldest);
    }
    return made;
  };
}
