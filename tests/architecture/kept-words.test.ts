import { expect, test } from 'vitest';
import { translatableValues } from './kept-words';
import { read, sourcesBelow } from './source-files';

test('amounts, account and order numbers, names of games, banks and members are kept from translators [LANG-26]', () => {
  const sources = sourcesBelow('app').filter((path) => path.endsWith('.tsx'));
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((path) =>
    translatableValues(path, read(path)).map((line) => `${path}:${line}`),
  );
  expect(found, 'Each needs translate="no" around it').toEqual([]);
});

test.each([
  '<dd>{short(fee)}</dd>',
  '<dd>{fee > 0 ? short(fee) : none}</dd>',
  '<b>{game.gameName}</b>',
  '<b>{`•••• \u0024{lastDigits}`}</b>',
  '<b>{accountNumber.replace(/x/, "")}</b>',
  '<Fact name="">{orderNo}</Fact>',
])('catches `%s`', (part) => {
  expect(translatableValues('part.tsx', `const part = ${part};`)).toHaveLength(1);
  expect(translatableValues('part.tsx', `const part = <p translate="no">${part}</p>;`)).toEqual([]);
});
