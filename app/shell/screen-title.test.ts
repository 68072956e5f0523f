import { describe, expect, it } from 'vitest';
import en from '../../messages/en.json';
import vi from '../../messages/vi.json';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { SCREENS } from '../screens';
import { screenAt, screenTitle } from './screen-title';

it('derives the title from the path and falls back on the name of the site [HDR-10 HDR-12 HDR-13 HDR-14 HDR-15 HDR-16 HDR-17 HDR-29 FORGOT-01]', () => {
  expect(screenTitle('/m/login', 'Hoa Đăng')).toBe(vi.hd_login_button);
  expect(screenTitle('/m/register', 'Hoa Đăng')).toBe(vi.hd_reg_button);
  expect(screenTitle('/m/register.html', 'Hoa Đăng')).toBe(vi.hd_reg_button);
  expect(screenTitle('/m/forget', 'Hoa Đăng')).toBe('Quên mật khẩu');
  expect(screenTitle('/m/forget', 'Hoa Đăng')).toBe(vi.in_forget_password);
  expect(screenTitle('/m/changePsw', 'Hoa Đăng')).toBe(vi.change_password);
  expect(screenTitle('/m/agent', 'Hoa Đăng')).toBe(vi.agent_login_title);
  expect(screenTitle('/m/freeTrial', 'Hoa Đăng')).toBe(vi.free_play);
  expect(screenTitle('/m/activity', 'Hoa Đăng')).toBe(vi.promotion_activity);
  expect(screenTitle('/m/home', 'Hoa Đăng')).toBe(vi.hd_home);
  expect(screenTitle('/m/nowhere', 'Hoa Đăng')).toBe('Hoa Đăng');
  expect(screenTitle('/m/jili', 'Hoa Đăng')).toBe('Hoa Đăng');
});

it('has the titles that the header table names for the screens of the site [HDR-12 HDR-18 HDR-19 HDR-21 HDR-22 HDR-23 HDR-24 HDR-25 HDR-26 HDR-27 HDR-28]', () => {
  const table = {
    promotion_activity: ['activity', 'activityDetail'],
    message_center: ['webEmail', 'notice'],
    help_center: ['help'],
    download_promo: ['download'],
    contact: ['support'],
    hot_news: ['news'],
    video: ['video'],
    charity: ['charity'],
    in_game_center: ['gameCenter'],
    game_providers: ['provider'],
    search: ['search'],
  } as const;
  for (const [key, pages] of Object.entries(table)) {
    for (const page of pages) expect(screenTitle(`/m/${page}`), page).toBe(vi[key as keyof typeof table]);
  }
});

it('sends the back arrow home on the seven stated paths only [HDR-32 HDR-33 HDR-34 HDR-35 HDR-36 HDR-37 HDR-38 HDR-39 HDR-41]', () => {
  const home = ['login', 'register', 'register.html', 'activity', 'forget', 'download', 'help', 'notice'];
  const paths = Object.keys(SCREENS).filter((path) => screenAt(path)?.back === 'home');
  expect(paths.sort()).toEqual(home.map((page) => `/m/${page}`).sort());
});

describe.each([
  ['vi', vi as Record<string, unknown>],
  ['en', en as Record<string, unknown>],
] as const)('every screen in %s', (locale, texts) => {
  it.each(Object.keys(SCREENS).filter(screenAt))('%s has the title of its row [HDR-29]', (path) => {
    overwriteGetLocale(() => locale);
    const title = screenTitle(path, 'Hoa Đăng');
    overwriteGetLocale(() => 'vi');
    expect(title).toBe(texts[screenAt(path)?.title ?? '']);
    expect(title).not.toBe('Hoa Đăng');
  });
});
