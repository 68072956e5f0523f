import { expect, test } from 'vitest';
import { filesBelow, read } from './source-files';

const DECISIONS = filesBelow('docs/decisions').map((path) =>
  path.slice('docs/decisions/'.length, -'.md'.length),
);
const TEXT = /\.(?:[cm]?[jt]sx?|md|css|json|toml|html|ya?ml|svg)$/;
const CITED = /\bdecisions?[/ ](\d{3}(?:-[a-z0-9-]+)?)\b/gi;

/** Decisions that a text names and that are not there: by their number, or by their whole name. */
const missing = (text: string) =>
  [...text.matchAll(CITED)].flatMap(([, cited = '']) => {
    const isThere = DECISIONS.some(
      (one) => one === cited || (cited.length === 3 && one.startsWith(`${cited}-`)),
    );
    return isThere ? [] : [cited];
  });

test('every decision that code or docs name is there', () => {
  const files = filesBelow().filter(
    (path) => TEXT.test(path) && path !== 'tests/architecture/decisions.test.ts',
  );
  expect(files.flatMap((path) => missing(read(path)).map((cited) => `${path}: ${cited}`))).toEqual([]);
});

test('one that is not there is seen, by its number and by its name', () => {
  expect(missing('see docs/decisions/073-screen-tests.md and decision 074, `decisions/080`')).toEqual([]);
  expect(missing('see docs/decisions/079-frame-first.md and Decision 999')).toEqual([
    '079-frame-first',
    '999',
  ]);
});
