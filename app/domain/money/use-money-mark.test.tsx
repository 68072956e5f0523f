// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { walletQuery } from '../../session/member.queries';
import { useMoneyMark } from './use-money-mark';

afterEach(cleanup);

it('has the balance asked for again when the mark is another, not when it is first known or forgotten for a while [MONEY-02]', () => {
  const client = new QueryClient();
  const { queryKey } = walletQuery();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  client.setQueryData(queryKey, { sumBalance: 0 } as never);
  const isOld = () => client.getQueryState(queryKey)?.isInvalidated;
  const { rerender } = renderHook((mark: string | undefined) => useMoneyMark(mark), { wrapper });
  for (const mark of ['pending', undefined, 'pending']) rerender(mark);
  expect(isOld()).toBe(false);
  rerender('arrived');
  expect(isOld()).toBe(true);
});
