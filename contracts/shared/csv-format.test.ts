import { expect, it } from 'vitest';
import { LANGUAGE_TAG_OF } from '../languages';
import { csvFormatOf, otherCsvFormat } from './csv-format';

it('is the one with a decimal comma where the language of the page writes one, and the other elsewhere [MONEY-13]', () => {
  for (const tag of Object.values(LANGUAGE_TAG_OF)) {
    const decimal = new Intl.NumberFormat(tag)
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value;
    expect([tag, csvFormatOf(tag)]).toEqual([tag, decimal === ',' ? 'semicolon' : 'comma']);
  }
  expect([csvFormatOf('PT-BR'), otherCsvFormat(csvFormatOf('vi'))]).toEqual(['semicolon', 'comma']);
});
