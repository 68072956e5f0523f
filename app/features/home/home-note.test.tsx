// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { m } from '../../paraglide/messages.js';
import { HomeNote } from './home-note';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (now: string) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const jurisdiction = { ageLimit: 21 } as never;
  return renderOnSite(<HomeNote />, { site: { timeZone: 'Asia/Ho_Chi_Minh', jurisdiction } });
};

it.each([
  ['2025-12-31T16:59:59Z', 'All rights reserved 2025'],
  ['2025-12-31T17:00:00Z', 'All rights reserved 2026'],
])(
  'says at %s whose rights are reserved: in English, with the running year of the site [HOME-29 HOME-30 CONST-68]',
  async (now, line) => {
    await show(now);
    expect(screen.getByText(line).lang).toBe('en');
    expect(screen.getByText('Hoa Đăng ·').getAttribute('translate')).toBe('no');
  },
);

it('says from which age on one may play, and leads to playing responsibly [ROLE-51]', async () => {
  await show('2026-06-01T00:00:00Z');
  expect(screen.getByRole('img', { name: m.home_age_limit({ age: 21 }) }).textContent).toBe('21+');
  const way = screen.getByRole('link', { name: m.home_responsible_link() });
  expect(way.getAttribute('href')).toBe('/m/help?tag=responsible');
});
