// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import vietnamese from '../../../../messages/vi.json';
import { ApplyRewardScreen } from './apply-reward-screen';

const load = vi.hoisted(() => vi.fn());
vi.mock('../promotions.queries', () => ({
  promotionTermsQuery: () => ({ queryKey: ['terms'], queryFn: load, retry: false }),
}));
vi.mock('@tanstack/react-router', () => ({
  Link: () => null,
  Navigate: ({ to }: { to: string }) => <p>{`to ${to}`}</p>,
}));
vi.mock('../../../session/session.queries', () => ({ useSession: () => ({ type: 0 }) }));
vi.mock('../../../locale/locale', () => ({ useLocale: () => undefined }));
vi.mock('../../../domain/media/operator-image', () => ({ OperatorImage: () => null }));
vi.mock('../start-date', () => ({ StartDate: () => null }));
vi.mock('../use-reward-status', () => ({ useRewardStatus: () => () => undefined }));
vi.mock('./apply-reward-form', () => ({
  ApplyRewardForm: ({ promotion }: { promotion: { title: string } }) => <form aria-label={promotion.title} />,
}));

afterEach(cleanup);

function open() {
  const answer = { resolve: (_: unknown) => {}, reject: (_: Error) => {} };
  load.mockReturnValue(new Promise((resolve, reject) => Object.assign(answer, { resolve, reject })));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApplyRewardScreen id={501} />
    </QueryClientProvider>,
  );
  return answer;
}

it('shows the form once the promotion is there, and not before [REWARD-43]', async () => {
  const { resolve } = open();
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  await act(async () => resolve({ id: 501, title: 'Thưởng nạp' }));
  expect(await screen.findByRole('form', { name: 'Thưởng nạp' })).toBeTruthy();
});

it('leads to the list when there is no such promotion [REWARD-44]', async () => {
  const { resolve } = open();
  await act(async () => resolve(null));
  expect(await screen.findByText('to /m/activity')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

it('says that the promotion did not load, without a form [REWARD-43]', async () => {
  const { reject } = open();
  await act(async () => reject(new Error('down')));
  expect(await screen.findByText(vietnamese.promo_failed_title)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});
