import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { requireSession } from './require-session';

const location = { href: '/m/webEmail?page=2' };

it('sends a guest to the login with the wanted path, in place of the page [ROUTE-88]', () => {
  let thrown: unknown;
  try {
    requireSession({ context: { session: null }, location });
  } catch (error) {
    thrown = error;
  }
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    to: '/m/login',
    search: { redirect: '/m/webEmail?page=2' },
    replace: true,
  });
});

it('lets whoever is signed in pass [ROUTE-88]', () => {
  expect(() => requireSession({ context: { session: { userName: 'minhan' } }, location })).not.toThrow();
});
