// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { gateway } from '../../lib/calls/gateway';
import { m } from '../../paraglide/messages.js';
import { memberInfoQuery } from '../../session/member.queries';
import { RankCard } from './rank-card';

standIn(import('../../lib/calls/gateway'), { gateway: vi.fn() });

afterEach(cleanup);

it.each([
  [
    '3 of 4 conditions',
    { labelId: 'gold' },
    0.75,
    () => m.vip_next({ done: 3, total: 4, rank: m.vip_gold() }),
  ],
  ['the top', { labelId: null }, 1, m.vip_top],
])(
  'VIP progress is drawn at 0 and says nothing until the answer is in, then shows %s [WALLET-16 WALLET-17 WALLET-18]',
  async (_, playerRankProgress, part, words) => {
    let answer = (_: unknown) => {};
    vi.mocked(gateway as () => Promise<unknown>).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await renderOnSite(<RankCard showRank />, {
      session: { type: 0 },
      answers: [[memberInfoQuery().queryKey, { regDate: null }]],
    });
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: m.vip_progress() });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['0', '1']);
    expect(screen.queryByText(words())).toBeNull();
    const currentProgress = { completedConditions: 3, totalExpectedConditions: 4 };
    await act(async () => answer({ currentProgress, playerRankProgress }));
    expect(await screen.findByText(words())).toBeTruthy();
    expect(bar.value).toBe(part);
  },
);
