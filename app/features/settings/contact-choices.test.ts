import { expect, it } from 'vitest';
import { isAllowed, withChoice } from './contact-choices';

const SMS = { topic: 'offers', channel: 'sms' } as const;
const NEWS = { topic: 'news', channel: 'sms' } as const;

it('allows nothing until it is chosen, each by itself, and takes it back as easily [ACC-06]', () => {
  const none = { allowed: [] };
  expect(isAllowed(none, SMS)).toBe(false);
  const both = withChoice(withChoice(withChoice(none, SMS, true), NEWS, true), SMS, true);
  expect(both.allowed).toHaveLength(2);
  expect([isAllowed(both, SMS), isAllowed(both, NEWS)]).toEqual([true, true]);
  expect(withChoice(both, SMS, false)).toEqual({ allowed: [NEWS] });
});
