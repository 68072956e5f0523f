// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onRouter } from '@/tests/support/on-site';
import { StaticLink } from './static-link';

const router = {
  buildLocation: vi.fn(({ to, search }) => ({ href: `${to}?${new URLSearchParams(search)}` })),
  navigate: vi.fn(async () => undefined),
  preloadRoute: vi.fn(async () => undefined),
};
const wrapper = onRouter(router);

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const search = { tag: 'rules' };
const link = () => screen.getByRole('link');

function tap(init: MouseEventInit = {}) {
  const event = createEvent.click(link(), { button: 0, ...init });
  fireEvent(link(), event);
  return event.defaultPrevented;
}

it('has a real address, and goes there by the router', () => {
  render(<StaticLink target={{ to: '/m/help', search }}>Help</StaticLink>, { wrapper });
  expect(link().getAttribute('href')).toBe('/m/help?tag=rules');
  expect(tap()).toBe(true);
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/m/help', search });
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a new tab or window to the browser: %o',
  (init) => {
    render(<StaticLink target={{ to: '/m/help' }}>Help</StaticLink>, { wrapper });
    expect(tap(init)).toBe(false);
    expect(router.navigate).not.toHaveBeenCalled();
  },
);

it('goes nowhere where its own tap says so', () => {
  render(<StaticLink target={{ to: '/m/help' }} onClick={(event) => event.preventDefault()} />, { wrapper });
  tap();
  expect(router.navigate).not.toHaveBeenCalled();
});

it('is loaded with the first touch, or not at all', () => {
  const { rerender } = render(<StaticLink target={{ to: '/m/help' }} ahead={false} />, { wrapper });
  fireEvent.touchStart(link());
  expect(router.preloadRoute).not.toHaveBeenCalled();
  rerender(<StaticLink target={{ to: '/m/help' }} />);
  fireEvent.touchStart(link());
  expect(router.preloadRoute).toHaveBeenCalledOnce();
});

it('asks for its address again only where it leads elsewhere', () => {
  const { rerender } = render(<StaticLink target={{ to: '/m/help', search: { tag: 'rules' } }} />, {
    wrapper,
  });
  rerender(<StaticLink target={{ to: '/m/help', search: { tag: 'rules' } }} aria-current="page" />);
  rerender(<StaticLink target={{ to: '/m/help', search: { tag: 'rules' } }} aria-current="page" />);
  const before = router.buildLocation.mock.calls.length;
  rerender(<StaticLink target={{ to: '/m/help', search: { tag: 'other' } }} aria-current="page" />);
  expect(router.buildLocation.mock.calls.length).toBe(before + 1);
  expect(link().getAttribute('href')).toBe('/m/help?tag=other');
});
