import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { m } from '../../paraglide/messages.js';

const logosOf = (...logos: [title: string, linkage: string][]): Responses => ({
  'content.announcements': (known) => ({
    ...known,
    banners: logos.map(([title, linkage]) => ({
      groupName: 'm_reg',
      title,
      linkage,
      url: '/art/motifs/rng-lotus.svg',
    })),
  }),
});
const members = () => screen.queryByRole('region', { name: m.home_alliance_title() });

it('who stands with the site is shown below the registration, by the banners of m_reg, each with its way; none leaves no gap [ENT-48 ENT-50]', async () => {
  const form = () => document.querySelector('main form') as HTMLFormElement;
  await renderScreen('/m/register', {
    answers: logosOf(['Trống Đồng', '/m/alliance?id=625'], ['Sen Hồng', 'https://b.example.com']),
  });
  const shown = await vi.waitFor(() => {
    const region = members();
    if (!region) throw new Error('no members');
    return region;
  });
  const link = (name: string) => within(shown).getByRole('link', { name });
  expect(within(shown).getAllByRole('link')).toHaveLength(2);
  expect(link('Trống Đồng').getAttribute('href')).toBe('/m/alliance?id=625');
  expect(link('Sen Hồng').getAttribute('rel')).toMatch(/noopener/);
  expect(shown.getBoundingClientRect().y).toBeGreaterThan(form().getBoundingClientRect().bottom);
  await expectNoBarrier();

  await renderScreen('/m/register', { answers: logosOf() });
  expect(form().checkVisibility()).toBe(true);
  expect(members()).toBe(null);
});
