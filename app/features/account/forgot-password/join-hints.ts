/** The hints of one field as one line, joined by commas; those that do not apply are left out (FORGOT-30). */
export function joinHints(hints: readonly (string | null | undefined | false)[]): string {
  return hints.filter(Boolean).join(', ');
}
