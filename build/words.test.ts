// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the text of compiled messages
import { expect, it } from 'vitest';
import { withoutUnused } from './words';

it('a language works out nothing that it does not say, whatever another needs [LANG-26]', () => {
  const vietnamese =
    '(i) => { const number = registry.plural("vi", i?.count, {});return (`${i?.count} ngày`) }';
  expect(withoutUnused(vietnamese)).toBe('(i) => { return (`${i?.count} ngày`) }');
  const english =
    '(i) => { const number = registry.plural("en", i?.count, {}); if (number === "one") return (`${i?.count} day`); return (`days`) }';
  expect(withoutUnused(english)).toBe(english);
});
