/**
 * What a rule's `patternId` asks for (REG-50). An id that is not here checks the lengths alone. Lengths are the rule's
 * own, so no pattern counts.
 */
export const PATTERNS = {
  /** Letters, digits, underscore; a letter first. */
  account: /^[A-Za-z]\w*$/,
  /** Visible characters, at least one letter and one digit. */
  password: /^(?=.*[A-Za-z])(?=.*\d)[!-~]+$/,
  digits: /^\d+$/,
  /** Letters of any script, their marks, spaces, apostrophes, dots and hyphens. */
  name: /^\p{L}[\p{L}\p{M} .'’-]*$/u,
  email: /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/,
  /** Letters and digits. */
  alphanumeric: /^[A-Za-z\d]+$/,
  /** Name or address of a profile: anything visible without spaces. */
  contact: /^\S+$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
} as const satisfies Record<string, RegExp>;

export type PatternId = keyof typeof PATTERNS;

/** The table's id, or null for one that the site does not know. */
export function toPatternId(id: string | null | undefined): PatternId | null {
  return id && Object.hasOwn(PATTERNS, id) ? (id as PatternId) : null;
}
