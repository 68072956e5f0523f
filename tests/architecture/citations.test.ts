import { describe, expect, test } from 'vitest';
import { citationsIn, faultsOf, rowsOf } from './citations';
import { allTests, read } from './source-files';

const matrix = rowsOf(read('docs/requirements.md'));

test('no test says otherwise than the rows that it cites, unless the row does too', () => {
  const tests = allTests();
  const faults = tests.flatMap((path) =>
    citationsIn(path, read(path)).flatMap((citation) =>
      faultsOf(citation, matrix).map((fault) => `${path}: ${citation.title}: ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});

describe('a citation', () => {
  const ROWS = rowsOf(`
| TOAST-01 | A short toast stays for 1.5 s. | A§1 |
| LEAVE-01 | After logout the user is at \`/m/home\`. | A§1 |
| LEAVE-02 | \`[decide]\` Where a user lands is not given; recommended: the wanted path, else \`/m/home\`. | A§1 |
| WORDS-01 | The line is 'All rights reserved 2025'. | A§1 |
| WORDS-02 | The line is 'All rights reserved 2025'. Taken but for the year. | A§1 |
| CONST-01 | Remarks limit is 140 characters. | A§1 |
`);
  const faults = (program: string) =>
    citationsIn('some.test.ts', program).flatMap((citation) => faultsOf(citation, ROWS));

  test.each([
    ['of no row', "it('does [TOAST-02]', () => {})"],
    ['whose title has another duration', "it('shows it for 2 s [TOAST-01]', () => {})"],
    ['whose title has it in other units', "it('shows it for 150 ms [TOAST-01]', () => {})"],
    ['in a table', "it.each(['a'])('shows %s for 3 s [TOAST-01]', () => {})"],
    ['of a group', "describe('toasts of 3 s [TOAST-01]', () => {})"],
    ['whose title has another path', "test('leads to /m/login [LEAVE-01]', () => {})"],
    ['that is led elsewhere', "test('ends [LEAVE-01]', () => expect(page).toHaveURL(/\\/m\\/login$/))"],
    ['that waits elsewhere', "test('ends [LEAVE-01]', () => page.waitForURL('**/m/login'))"],
    [
      'that is led elsewhere by name',
      "const LOGIN = '/m/login'; test('ends [LEAVE-01]', () => expect(page).toHaveURL(LOGIN))",
    ],
    [
      'that expects other words',
      "it('says it [WORDS-01]', () => expect(line).toBe('All rights reserved 2026'))",
    ],
    [
      'that writes them otherwise',
      "it('says it [WORDS-01]', () => expect(a).toBe('all rights reserved, 2025'))",
    ],
    ['of a constant that it has not', "it('has a limit [CONST-01]', () => expect(isLong(150)).toBe(true))"],
  ])('%s is a fault', (_, program) => {
    expect(faults(program)).toHaveLength(1);
  });

  test.each([
    ['in the words of the row', "it('shows it for 1.5 s, then for 3 s [TOAST-01]', () => {})"],
    ['in other units', "it('shows it for 1500 ms [TOAST-01]', () => {})"],
    ['of nothing that the row measures', "it('shows it at 320 px [TOAST-01]', () => {})"],
    [
      'on the way',
      "test('ends [LEAVE-01]', () => { page.waitForURL('**/m/login'); page.waitForURL('**/m/home') })",
    ],
    [
      'by name',
      "const HOME = '/m/home'; test('ends [LEAVE-01]', () => { page.waitForURL('**/m/login'); page.waitForURL(HOME) })",
    ],
    ['of what is not so', "test('ends [LEAVE-01]', () => expect(page).not.toHaveURL(/\\/m\\/login/))"],
    ['of a row that has choices', "test('ends [LEAVE-02]', () => page.waitForURL('**/m/login'))"],
    [
      'of a row that says so',
      "it('says it [WORDS-02]', () => expect(line).toBe('All rights reserved 2026'))",
    ],
    ['of a limit at its edge', "it('has a limit [CONST-01]', () => expect(isLong(141)).toBe(true))"],
    [
      'by the name of the limit',
      "const MOST = 140; it('has a limit [CONST-01]', () => expect(most).toBe(MOST))",
    ],
  ])('%s is none', (_, program) => {
    expect(faults(program)).toEqual([]);
  });
});
