/**
 * The first of a list, and how many more there are: a single one more is shown, for it takes the same room.
 * @template T
 * @param {T[]} list
 * @param {number} most
 * @returns {{ shown: T[], more: T[] }}
 */
export function someOf(list, most) {
  const count = list.length === most + 1 ? list.length : most;
  return { shown: list.slice(0, count), more: list.slice(count) };
}

/**
 * A number of things, in words: `1 state`, `2 states`.
 * @param {number} count
 * @param {string} what
 */
export function counted(count, what) {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
