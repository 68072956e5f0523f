// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { MEMBER_KEY } from './member.queries';
import { followMoves, memberChanged } from './member-changes';

const look = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const turn = () => new Promise(setImmediate);
/** Money has moved in one tab, and all others have heard of it. */
async function moved(client: QueryClient) {
  const witness = new BroadcastChannel('member-changes');
  const heard = new Promise((resolve) => {
    witness.onmessage = resolve;
  });
  await memberChanged(client);
  await heard;
  witness.close();
  await turn();
}
const leave: (() => void)[] = [];
afterEach(() => {
  look('visible');
  for (const each of leave.splice(0)) each();
});

/** A tab that shows the balance, and may play a game whose address is good once. */
function tab() {
  const client = new QueryClient();
  const ask = vi.fn(async () => 0);
  const launch = vi.fn(async () => '');
  const shown = [
    { queryKey: [MEMBER_KEY, 'wallet'], queryFn: ask, staleTime: 60_000 },
    { queryKey: [MEMBER_KEY, 'launch'], queryFn: launch, staleTime: 'static' as const },
  ];
  for (const options of shown) {
    client.setQueryData(options.queryKey, 0);
    leave.push(new QueryObserver(client, options as never).subscribe(() => {}));
  }
  const stop = followMoves(client);
  leave.push(stop);
  return { client, ask, launch, stop };
}

it('has the balance asked for again in this tab and in the others, once each, until they are left [MONEY-02]', async () => {
  const [here, there] = [tab(), tab()];
  await memberChanged(here.client);
  expect(here.ask).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(there.ask).toHaveBeenCalledOnce());
  there.stop();
  await moved(here.client);
  expect([here.ask.mock.calls.length, there.ask.mock.calls.length]).toEqual([2, 1]);
});

it('has a tab that is hidden ask when it is looked at again, and launches no game anew [MONEY-02 LAUNCH-30]', async () => {
  const [here, there] = [tab(), tab()];
  look('hidden');
  await moved(here.client);
  expect(there.ask).not.toHaveBeenCalled();
  look('visible');
  await turn();
  expect(there.ask).toHaveBeenCalledOnce();
  look('visible');
  await turn();
  expect(there.ask).toHaveBeenCalledOnce();
  expect([here.launch.mock.calls.length, there.launch.mock.calls.length]).toEqual([0, 0]);
});
