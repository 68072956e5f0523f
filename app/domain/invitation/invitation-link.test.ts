import { expect, test } from 'vitest';
import { invitationLink } from './invitation-link';

const ORIGIN = 'https://hoadang.example.com';

test('the link is the registration on the visited host, with the account of a member or the code of an agent [INVITE-04]', () => {
  expect(invitationLink(ORIGIN, { invitedBy: 'recommenderId', code: 'minhan_2209' })).toBe(
    'https://hoadang.example.com/m/register?recommenderId=minhan_2209',
  );
  expect(invitationLink(ORIGIN, { invitedBy: 'affiliateCode', code: 'HD8826' })).toBe(
    'https://hoadang.example.com/m/register?affiliateCode=HD8826',
  );
});

test('what a code holds adds nothing to the address [INVITE-04]', () => {
  const link = new URL(invitationLink(ORIGIN, { invitedBy: 'recommenderId', code: 'a&affiliateCode=X#é' }));
  expect([...link.searchParams]).toEqual([['recommenderId', 'a&affiliateCode=X#é']]);
});
