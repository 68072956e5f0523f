import { expect, test } from 'vitest';
import { bareTexts } from './bare-texts/bare-texts';
import { ROOT } from './source-files';

const SOURCES = /^app\/(?!paraglide\/).*(?<!\.test)\.tsx$/;

test('no text stands beside anything else: a translator that replaces it takes nothing out of React’s hands [LANG-26]', () => {
  const config = `${ROOT}tests/architecture/reads/tsconfig.json`;
  const found = bareTexts(ROOT, config, (path) => SOURCES.test(path));
  expect(found, 'Each needs an element of its own (docs/decisions/061-translated-pages.md)').toEqual([]);
});

test('finds each text that does, and no others', () => {
  const root = `${ROOT}tests/architecture/bare-texts/fixture/`;
  expect(bareTexts(root, `${root}tsconfig.json`, () => true)).toEqual([
    'bare.tsx:16: Hello',
    'bare.tsx:19: {name}',
    'bare.tsx:22: {count}',
    "bare.tsx:26: {isNew && 'new'}",
    'bare.tsx:30: ',
    'bare.tsx:33: {icon}',
    'bare.tsx:36: {names}',
    'bare.tsx:37: {names.map((one) => one)}',
    'bare.tsx:39: {name}',
    'bare.tsx:44: {name}',
    'bare.tsx:58: name',
  ]);
});
