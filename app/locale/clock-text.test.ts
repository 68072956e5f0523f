import { expect, it } from 'vitest';
import { clockText } from './clock-text';

const at = (text: string) => Date.parse(text);

it('says the time of day in the zone of the site, and the day once it is another one [PWA-30]', () => {
  const kept = at('2026-11-22T03:32:00Z');
  expect(clockText(kept, 'Asia/Ho_Chi_Minh', at('2026-11-22T16:59:00Z'))).toBe('10:32');
  expect(clockText(kept, 'Asia/Ho_Chi_Minh', at('2026-11-22T17:00:00Z'))).toBe('22/11 10:32');
  expect(clockText(at('2026-11-21T17:05:00Z'), 'Asia/Ho_Chi_Minh', kept)).toBe('00:05');
});
