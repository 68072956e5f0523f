import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { walletQuery } from './member.queries';
import { followMoves, moneyMoved } from './money-moves';

const { queryKey } = walletQuery();

function tab() {
  const client = new QueryClient();
  client.setQueryData(queryKey, { sumBalance: 0 } as never);
  return { client, isOld: () => client.getQueryState(queryKey)?.isInvalidated };
}

it('has the balance asked for again in this tab and in the others, until they are left [MONEY-02]', async () => {
  const [here, there] = [tab(), tab()];
  const stop = followMoves(there.client);
  moneyMoved(here.client);
  expect(here.isOld()).toBe(true);
  await vi.waitFor(() => expect(there.isOld()).toBe(true));
  stop();
  there.client.setQueryData(queryKey, { sumBalance: 1 } as never);
  moneyMoved(here.client);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(there.isOld()).toBe(false);
});
