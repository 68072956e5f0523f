// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { LastLogin } from './last-login';

const fakes = { gateway: vi.fn() };
standIn(import('@/app/lib/calls/gateway'), { gateway: fakes.gateway });

const AT = Date.UTC(2026, 10, 21, 13, 14);
const login = { device: 'Android', browser: 'Chrome', country: 'VN', at: AT, way: 'password', loginId: 'l' };
const site = { timeZone: 'Asia/Ho_Chi_Minh' };
const show = (atFirst: string | undefined, session: { type: number } | null = { type: 0 }) =>
  renderOnSite(<LastLogin atFirst={atFirst} />, { session, site });
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  localStorage.clear();
  fakes.gateway.mockResolvedValue({ list: [{ ...login, at: AT + 1 }, login], next: null });
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('tells once after a login when and where the one before was made [ACC-02]', async () => {
  await show(undefined);
  await vi.waitFor(() =>
    expect(said()).toBe('Lần đăng nhập trước: 21/11/2026 20:14, Android · Chrome, Việt Nam'),
  );
  cleanup();
  await show(undefined);
  expect(fakes.gateway).toHaveBeenCalledTimes(1);
  expect(said()).toBe('');
});

it('asks for nothing where nobody has just logged in, nor for a trial [ACC-02]', async () => {
  await show('id');
  cleanup();
  await show(undefined, { type: 4 });
  cleanup();
  await show(undefined, null);
  expect(fakes.gateway).not.toHaveBeenCalled();
});

it('says nothing after the first login, and nothing where the list does not come [ACC-02]', async () => {
  fakes.gateway.mockResolvedValue({ list: [login], next: null });
  await show(undefined);
  await vi.waitFor(() => expect(fakes.gateway).toHaveBeenCalledTimes(1));
  expect(said()).toBe('');
  cleanup();
  localStorage.clear();
  fakes.gateway.mockRejectedValue(new Error('offline'));
  await show(undefined);
  await vi.waitFor(() => expect(fakes.gateway).toHaveBeenCalledTimes(2));
  expect(said()).toBe('');
});
