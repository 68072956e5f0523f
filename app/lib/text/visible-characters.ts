/** Characters of a text as people see them: an emoji is one, and so is a letter with two marks. */
export function visibleLength(text: string): number {
  return segmentsOf(text).length;
}

/** The first characters of a text as people see them (REWARD-27). */
export function visibleStart(text: string, max: number): string {
  // No text has more visible characters than units.
  return text.length <= max ? text : segmentsOf(text).slice(0, max).join('');
}

function segmentsOf(text: string): string[] {
  const composed = text.normalize('NFC');
  if (!('Segmenter' in Intl)) return [...composed];
  return [...new Intl.Segmenter('vi', { granularity: 'grapheme' }).segment(composed)].map(
    ({ segment }) => segment,
  );
}
