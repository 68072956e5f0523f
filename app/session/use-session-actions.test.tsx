// @vitest-environment happy-dom
import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '../../tests/support/on-site';
import { standIn } from '../../tests/support/stand-in';
import { useSessionActions } from './use-session-actions';

const functions = { endSession: vi.fn(), forgetSession: vi.fn() };
standIn(import('./lazy-functions'), functions);

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

let history: RouterHistory;
let logOut: ReturnType<typeof useSessionActions>['logOut'];

function Member() {
  history = useRouter().history;
  logOut = useSessionActions().logOut;
  return null;
}

/** A member who came from the promotions to the member centre. */
async function open() {
  await renderOnSite(<Member />, { session: { type: 0 }, at: '/m/activity' });
  history.push('/m/member/home');
}

it.each([
  ['ends at the gateway', async () => undefined],
  ['cannot be ended there', async () => Promise.reject(new Error('away'))],
])(
  'a session that %s leaves for home in place of the page it stood on: a step back does not lead to that [SESS-34 SESS-35]',
  async (_, answer) => {
    functions.endSession.mockImplementation(answer);
    await open();
    await act(() => logOut());
    expect(history.location.pathname).toBe('/m/home');
    expect(history.length).toBe(2);
    await act(async () => history.back());
    expect(history.location.pathname).toBe('/m/activity');
  },
);

it('a trial leaves for the registration in place of the page it stood on', async () => {
  functions.endSession.mockResolvedValue(undefined);
  await open();
  await act(() => logOut('/m/register'));
  expect([history.location.pathname, history.length]).toEqual(['/m/register', 2]);
});
