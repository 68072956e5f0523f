import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dropSocialIdentity, keepSocialIdentity } from './social-identity';

const tokenWith = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
const kept = (queryClient: QueryClient) => queryClient.getQueryData(['social-identity']);

it('keeps channel, token, e-mail and name of an identity without an account, until it is dropped [LOGIN-41]', () => {
  const queryClient = new QueryClient();
  const idToken = tokenWith({ email: 'an@example.com', name: 'Nguyễn Thị Ân ✨' });
  keepSocialIdentity(queryClient, 'google', idToken);
  expect(kept(queryClient)).toEqual({
    channel: 'google',
    idToken,
    email: 'an@example.com',
    name: 'Nguyễn Thị Ân ✨',
  });
  dropSocialIdentity(queryClient);
  expect(kept(queryClient)).toBeUndefined();
});

it('keeps an identity that has neither e-mail nor name, and one whose token cannot be read [LOGIN-41]', () => {
  for (const idToken of [tokenWith({}), 'unreadable']) {
    const queryClient = new QueryClient();
    keepSocialIdentity(queryClient, 'line', idToken);
    expect(kept(queryClient)).toEqual({ channel: 'line', idToken, email: null, name: null });
  }
});
