import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { sameSitePath } from './same-site-path';
import { parseSearch, stringifySearch } from './search-params';

/** Texts that other readers of addresses take for something else. */
const TEXTS = [
  '',
  ' ',
  '1e3',
  '662E41',
  '007',
  '0',
  '-0',
  '+1',
  '1.0',
  '.5',
  '0x10',
  '1_000',
  'NaN',
  'Infinity',
  '12345678901234567890',
  '123456789012345678',
  '9007199254740993',
  '-9007199254740993',
  'true',
  'false',
  'null',
  'undefined',
  ' true',
  '"x"',
  '"',
  "'",
  '[1]',
  '[',
  '{"a":1}',
  '{}',
  '1,2',
  '+',
  ' ',
  '%2B',
  '%',
  '%zz',
  '%00',
  '&',
  '=',
  'a=b&c=d',
  '#',
  '?',
  '/',
  '\\',
  ';',
  '\u0000',
  '\t\n\r',
  'Hội trăng rằm',
  'e\u0301',
  '🎰👨‍👩‍👧',
  'مرحبا',
  '\u200b\u202e',
  '\ufeff',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
];

/** Texts of all planes of Unicode, with what addresses and JSON are made of among them; the same in every run. */
function anyTexts(count: number): string[] {
  let state = 64;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const character = () => {
    if (random(3) > 0) return '0123456789eE+-.%&=#?"[]{}, nulltrfas'.charAt(random(36));
    const point = random(0x110000);
    return point >= 0xd800 && point <= 0xdfff ? '\ufffd' : String.fromCodePoint(point);
  };
  return Array.from({ length: count }, () => Array.from({ length: random(12) }, character).join(''));
}

const texts = [...TEXTS, ...anyTexts(2_000)];

/** What a route without a schema of its own is given of an address. */
async function routed(search: Record<string, unknown>) {
  const root = createRootRoute();
  root.addChildren([createRoute({ getParentRoute: () => root, path: '/m/home' })]);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root, history, parseSearch, stringifySearch });
  const { href } = router.buildLocation({ to: '/m/home', search } as never);
  history.replace(href);
  await router.load();
  return { href: history.location.href, search: { ...router.state.location.search } };
}

describe('the values of an address', () => {
  it('are read as the texts that were written, whatever they look like [REG-65]', () => {
    for (const text of texts) {
      expect(Object.entries(parseSearch(stringifySearch({ aff: text })))).toEqual([['aff', text]]);
      expect(Object.entries(parseSearch(stringifySearch({ [text]: 'v' })))).toEqual([[text, 'v']]);
    }
  });

  it('are the same to the router, on its way and back, and to a login that leads on [REG-65 LOGIN-44 ROUTE-88]', async () => {
    for (const text of [...TEXTS, ...anyTexts(50)]) {
      const { href, search } = await routed({ aff: text });
      expect([text, search]).toEqual([text, { aff: text }]);
      expect(parseSearch(href.slice(href.indexOf('?'))).aff).toBe(text);
      if (href.length > 512) continue;
      const { redirect } = parseSearch(stringifySearch({ redirect: href }));
      const [, back] = /\?(.*)$/s.exec(sameSitePath(redirect) ?? '') ?? [];
      expect(parseSearch(back ?? '').aff).toBe(text);
    }
  });

  it('are read as they were typed by hand [REG-65]', () => {
    const typed = parseSearch('?affiliateCode=662E41&aff=1e3&n=007&b=true&s=%22x%22&a=[1]&p=a+b%2Bc&e=&k');
    expect({ ...typed }).toEqual({
      affiliateCode: '662E41',
      aff: '1e3',
      n: '007',
      b: 'true',
      s: '"x"',
      a: '[1]',
      p: 'a b+c',
      e: '',
      k: '',
    });
  });

  it('leave a clean address behind: no quotes around digits, nothing of what is undefined', async () => {
    const search = { id: '501', game: 90001, menu: true, code: '1e3', part: undefined };
    expect((await routed(search)).href).toBe('/m/home?id=501&game=90001&menu=true&code=1e3');
    expect(stringifySearch({})).toBe('');
    expect(stringifySearch({ part: undefined })).toBe('');
  });

  it('are the first of a key that is given twice, and a key in brackets is a key like any other', () => {
    expect({ ...parseSearch('aff=FIRST&aff=SECOND&a[]=1&a[]=2&a[b]=3&a.b=4') }).toEqual({
      aff: 'FIRST',
      'a[]': '1',
      'a[b]': '3',
      'a.b': '4',
    });
  });

  it('do no harm by their names, nor by percent signs that stand for nothing', () => {
    const read = parseSearch('__proto__=x&constructor=y&q=%&r=%zz&s=%ff');
    expect(Object.keys(read)).toEqual(['__proto__', 'constructor', 'q', 'r', 's']);
    expect([read.q, read.r, read.s]).toEqual(['%', '%zz', '\ufffd']);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
