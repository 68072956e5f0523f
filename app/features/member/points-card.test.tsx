// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { m } from '../../paraglide/messages.js';
import { pointsQuery } from '../../session/member.queries';
import { PointsCard } from './points-card';

afterEach(cleanup);

it('shows the points beside the way to redeem them [MEMB-10 MEMB-11]', async () => {
  await renderOnSite(<PointsCard />, {
    session: { type: 0 },
    flags: ['PTSYS3'],
    answers: [[pointsQuery().queryKey, 8420]],
  });
  expect(screen.getByText('8.420')).toBeTruthy();
  expect(screen.getByRole('link', { name: m.member_redeem() }).getAttribute('href')).toBe('/m/mall/mallHome');
});
