import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { m } from '../../paraglide/messages.js';

const OTHER = { id: 503, title: 'Thưởng nạp đầu' };
const ANSWERS: Responses = {
  'content.announcements': ({ promotion, ...known }) => ({
    ...known,
    promotion: [promotion?.[0], { ...promotion?.[0], ...OTHER, linkedPromotionId: null }] as never,
  }),
  'content.popularAnnouncements': ({ list: [example] = [] }) => ({
    list: [example, { ...example, ...OTHER }] as never,
  }),
};

it('a promotion has a page of its own with its text, the way to apply and others below it, each the way to its page [ROUTE-34 CALL-51]', async () => {
  const { path } = await renderScreen('/m/activityDetail?id=501', { answers: ANSWERS });
  expect(within(screen.getByRole('article')).getByText('Điểm danh 7 ngày nhận quà.')).toBeTruthy();
  expect(screen.getByRole('link', { name: m.promo_apply() })).toBeTruthy();
  const others = await screen.findByRole('region', { name: m.promo_popular_title() });
  const links = within(others).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([OTHER.title]);
  fireEvent.click(links[0] as HTMLElement);
  await vi.waitFor(() => expect(path()).toBe('/m/activityDetail?id=503'));
  expect(await screen.findByRole('heading', { level: 2, name: OTHER.title })).toBeTruthy();
});

it('an id of none, or no id, leads to the list [ROUTE-34 CALL-87]', async () => {
  for (const query of ['?id=999999', '']) {
    const { path } = await renderScreen(`/m/activityDetail${query}`);
    expect([query, path()]).toEqual([query, '/m/activity']);
  }
});
