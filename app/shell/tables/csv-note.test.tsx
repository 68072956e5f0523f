// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { standIn } from '@/tests/support/stand-in';
import { m } from '../../paraglide/messages.js';
import { CsvNote } from './csv-note';

const fakes = { tag: 'vi' };
standIn(import('../../session/in-app'), { useInApp: () => false });
standIn(import('../../locale/locale'), { useLocale: () => ({ language: { tag: fakes.tag } }) });

afterEach(cleanup);

it.each([
  ['vi', m.csv_format_semicolon, m.csv_get_comma, 'comma'],
  ['en', m.csv_format_comma, m.csv_get_semicolon, 'semicolon'],
] as const)(
  'says how the numbers of a file are written for a page in %s, and leads to the other way [MONEY-13]',
  (tag, said, other, format) => {
    fakes.tag = tag;
    const { getByText, getByRole } = render(
      <CsvNote addressOf={(wanted) => `/downloads/x?format=${wanted}`} />,
    );
    expect(getByText(said(), { exact: false })).toBeDefined();
    expect(getByRole('link', { name: other() }).getAttribute('href')).toBe(`/downloads/x?format=${format}`);
  },
);
