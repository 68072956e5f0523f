// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WaitingBar } from './waiting-bar';

type Address = { href: string };
type State = { status: string; location: Address; resolvedLocation: Address | undefined };
let state: State;
vi.mock('@tanstack/react-router', () => ({
  useRouterState: ({ select }: { select: (state: State) => boolean }) => select(state),
}));

const [here, there] = [{ href: '/m/home' }, { href: '/m/news' }];

it.each<[boolean, string, State]>([
  [true, 'while another page loads', { status: 'pending', location: there, resolvedLocation: here }],
  [false, 'once it is there', { status: 'idle', location: there, resolvedLocation: there }],
  [false, 'while the same page loads anew', { status: 'pending', location: here, resolvedLocation: here }],
  [false, 'on the first page', { status: 'pending', location: here, resolvedLocation: undefined }],
])('is there (%s) %s', (shown, _, now) => {
  state = now;
  expect(render(<WaitingBar />).container.childElementCount === 1).toBe(shown);
});
