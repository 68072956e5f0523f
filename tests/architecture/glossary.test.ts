import { expect, test } from 'vitest';
import vi from '@/messages/vi.json' with { type: 'json' };
import { read } from './source-files';

const ROW = /^\| ([^|]+) \| ([^|]+) \| [^|]+ \| [^|]+ \|$/gm;
const said = JSON.stringify(vi).toLowerCase();

/** The Vietnamese terms of the glossary's tables, without what stands in brackets, those without one left out. */
function vietnameseTerms(glossary: string): string[] {
  const [terms = ''] = glossary.split('## One word each');
  return [...terms.matchAll(ROW)]
    .filter(([, term = '']) => !/^(?:term|-+)$/.test(term))
    .flatMap(([, , words = '']) => words.replaceAll(/\([^)]*\)/g, '').split(/[,;]/))
    .map((word) =>
      word
        .replace(/ of a team$/, '')
        .trim()
        .toLowerCase(),
    )
    .filter((word) => word !== '' && word !== '–');
}

test('the Vietnamese terms of the glossary are those of the messages', () => {
  const terms = vietnameseTerms(read('docs/glossary.md'));
  expect(terms.length).toBeGreaterThan(50);
  expect(terms.filter((term) => !said.includes(term))).toEqual([]);
});

test('a term that no message says is seen', () => {
  const terms = vietnameseTerms(
    '| rank (VIP) | hạng hội viên, bậc thang; (gì đó) | a | b |\n| guest | – | a | b |',
  );
  expect(terms).toEqual(['hạng hội viên', 'bậc thang']);
  expect(terms.filter((term) => !said.includes(term))).toEqual(['bậc thang']);
});
