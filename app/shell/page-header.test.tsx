// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import vietnamese from '../../messages/vi.json';
import { PageHeader } from './page-header';

const router = vi.hoisted(() => ({ navigate: vi.fn(), history: { back: vi.fn() } }));
const page = vi.hoisted(() => ({ path: '/m/support' }));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => router,
  useCanGoBack: () => true,
  useMatch: () => ({ fullPath: page.path }),
}));
vi.mock('../session/site.queries', () => ({ useSite: () => ({ siteName: 'Hoa Đăng' }) }));
vi.mock('../locale/locale', () => ({ useLocale: () => undefined }));

beforeEach(() => {
  vi.clearAllMocks();
  page.path = '/m/support';
});
afterEach(cleanup);

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const arrow = () => screen.queryByRole('button', { name: vietnamese.header_back });

it('shows the title of the path, or the one that the page supplies in its place [HDR-10 HDR-11 HDR-25]', () => {
  const { rerender } = render(<PageHeader />);
  expect(title()).toBe(vietnamese.contact);
  rerender(<PageHeader title="Bước 2" />);
  expect(title()).toBe('Bước 2');
});

it('goes one step back, unless the page brings a handler of its own or wants no arrow [HDR-30 HDR-39 HDR-40]', () => {
  const { rerender } = render(<PageHeader />);
  fireEvent.click(arrow() as HTMLElement);
  expect(router.history.back).toHaveBeenCalledOnce();
  const own = vi.fn();
  rerender(<PageHeader back={own} />);
  fireEvent.click(arrow() as HTMLElement);
  expect(own).toHaveBeenCalledOnce();
  expect(router.history.back).toHaveBeenCalledOnce();
  expect(router.navigate).not.toHaveBeenCalled();
  rerender(<PageHeader back={false} />);
  expect(arrow()).toBeNull();
});

it('goes home where the screen’s row says so [HDR-34]', () => {
  page.path = '/m/activity';
  render(<PageHeader />);
  fireEvent.click(arrow() as HTMLElement);
  expect(router.navigate).toHaveBeenCalledWith({ to: '/m/home' });
  expect(router.history.back).not.toHaveBeenCalled();
});

it('carries what the page puts at its end [HDR-31]', () => {
  render(<PageHeader end={<button type="button">Menu</button>} />);
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy();
});
