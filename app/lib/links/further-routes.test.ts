import { expect, it } from 'vitest';
import { furtherRoute } from './further-routes';

const table = {
  '/m/promo': '/m/activity',
  '/m/favourites': '/m/search?dataType=FAV',
  '/m/partner': '/m/search?q=a?b&aff=1e3&aff=X',
  '/m/a': '/m/b',
  '/m/b': '/m/a',
};

it('finds a path of the further table, with the query of its target [ROUTE-77 ROUTE-80]', () => {
  expect(furtherRoute(table, '/m/promo')).toEqual({ to: '/m/activity', search: {} });
  expect(furtherRoute(table, '/m/partner')?.search).toEqual({ q: 'a?b', aff: '1e3' });
  expect(furtherRoute(table, '/m/favourites')).toEqual({ to: '/m/search', search: { dataType: 'FAV' } });
});

it('tells upper from lower case and ignores one slash at the end [ROUTE-81]', () => {
  expect(furtherRoute(table, '/m/promo/')?.to).toBe('/m/activity');
  expect(furtherRoute(table, '/m/promo//')).toBeUndefined();
  expect(furtherRoute(table, '/m/Promo')).toBeUndefined();
});

it('knows nothing else, and no entry that leads to another [ROUTE-78 ROUTE-80]', () => {
  expect(furtherRoute({}, '/m/promo')).toBeUndefined();
  expect(furtherRoute(table, '/constructor')).toBeUndefined();
  expect(furtherRoute(table, '/m/a')).toBeUndefined();
});
