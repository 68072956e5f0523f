/** The known word that a word was probably meant to be, for whoever mistypes one; undefined where none is near. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((word) => ({ word, distance: distance(written.toUpperCase(), word.toUpperCase()) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(2, Math.floor(best.word.length / 5)) ? best.word : undefined;
}

/** How many letters are to be put in, left out, changed or swapped with the next to come from one word to another. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line[column] = Math.min(
        at(row - 1, column) + 1,
        (line[column - 1] ?? 0) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(from.length, to.length);
}
