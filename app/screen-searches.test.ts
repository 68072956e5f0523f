import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { isForGuests } from '../edge/lib/pages/known-screens';
import { queryOf } from '../edge/lib/security/request-path';
import { SEARCH_KEYS } from '../tests/support/search-keys';
import { standIn } from '../tests/support/stand-in';
import { parseSearch, stringifySearch } from './lib/links/search-params';
import { routeTree } from './routeTree.gen';
import { GUEST_SEARCHES, screenQuery } from './screen-searches';
import { type RoutePath, SCREENS } from './screens';

standIn(import('./shell/deferred-scripts'), { DeferredScripts: () => null });

const { routesByPath } = createRouter({ routeTree, context: { queryClient: new QueryClient() } });
const schemaOf = (path: string) => routesByPath[path as keyof typeof routesByPath]?.options.validateSearch;
const forGuests = (Object.keys(SCREENS) as RoutePath[]).filter(isForGuests);

describe('what a screen reads of its address', () => {
  it('is known to the edge as the route says it, for every screen that guests are shown, and for no other [GATE-47]', () => {
    expect(forGuests.length).toBeGreaterThan(40);
    for (const path of forGuests) expect([path, GUEST_SEARCHES[path]]).toEqual([path, schemaOf(path)]);
    expect(Object.keys(GUEST_SEARCHES).filter((path) => !isForGuests(path))).toEqual([]);
  });

  it.each(forGuests)(
    '%s is all that is left of a query, in one order and as the router writes it [GATE-47]',
    (path) => {
      const words = [
        '7',
        'x',
        '007',
        'HOT',
        'RNG',
        '/m/help',
        'login',
        'true',
        ' a b ',
        'ẤM',
        '%zz',
        '__proto__',
      ];
      for (const word of words) {
        const given = SEARCH_KEYS.map((key) => [key, word] as [string, string]);
        const unknown: [string, string][] = [
          ['utm_source', word],
          ['aff', word],
          ['gclid', word],
          ['toString', word],
        ];
        const asked = String(new URLSearchParams([...unknown, ...given]));
        const query = screenQuery(path, asked);
        const values = parseSearch(query.slice(1));
        expect(Object.keys(values).filter((key) => !SEARCH_KEYS.includes(key))).toEqual([]);
        expect(screenQuery(path, String(new URLSearchParams([...given, ...unknown].reverse())))).toBe(query);
        expect(screenQuery(path, query.slice(1))).toBe(query);
        const read = schemaOf(path) as undefined | ((search: object) => object);
        expect(stringifySearch({ ...values, ...read?.(values) })).toBe(query);
      }
    },
  );

  it('is nothing of the way back from a login or a registration, which the browser knows [LOGIN-44 GATE-47]', () => {
    for (const path of ['/m/login', '/m/register', '/m/register.html'])
      for (const way of ['/m/help', '/m/activity?id=7', '/m/x1', 'https://evil.example'])
        expect(screenQuery(path, String(new URLSearchParams({ redirect: way, auth: 'login' })))).toBe(
          '?auth=login',
        );
  });

  it('is nothing of what only the browser reads, such as an agent’s code [REG-65]', () => {
    for (const query of [
      'game=7',
      'game=made-up&aff=AG1',
      'aff=AG1',
      'affiliateCode=AG1&recommenderId=7',
      'utm_source=zalo&zarsrc=1&fbclid=x',
      'x',
      '&=&',
      '%',
    ]) {
      for (const path of ['/m/register', '/m/home', '/m/slot-games', '/m/lott']) {
        expect(screenQuery(path, query)).toBe('');
      }
    }
    expect(screenQuery('/m/none', 'id=1')).toBe('');
    expect(queryOf('https://a.example/m/home?x#y')).toBe('x');
  });
});
