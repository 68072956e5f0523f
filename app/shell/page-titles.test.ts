import { expect, it } from 'vitest';
import vi from '../../messages/vi.json';
import { goesHome, pageTitle } from './page-titles';

it('derives the title from the path and falls back on the name of the site [HDR-10 HDR-12 HDR-13 HDR-14 HDR-15 HDR-16 HDR-17 HDR-29 FORGOT-01]', () => {
  expect(pageTitle('/m/login', 'Hoa Đăng')).toBe(vi.hd_login_button);
  expect(pageTitle('/m/register', 'Hoa Đăng')).toBe(vi.hd_reg_button);
  expect(pageTitle('/m/register.html', 'Hoa Đăng')).toBe(vi.hd_reg_button);
  expect(pageTitle('/m/forget', 'Hoa Đăng')).toBe('Quên mật khẩu');
  expect(pageTitle('/m/forget', 'Hoa Đăng')).toBe(vi.in_forget_password);
  expect(pageTitle('/m/changePsw', 'Hoa Đăng')).toBe(vi.change_password);
  expect(pageTitle('/m/agent', 'Hoa Đăng')).toBe(vi.agent_login_title);
  expect(pageTitle('/m/freeTrial', 'Hoa Đăng')).toBe(vi.free_play);
  expect(pageTitle('/m/activity', 'Hoa Đăng')).toBe(vi.promotion_activity);
  expect(pageTitle('/m/home', 'Hoa Đăng')).toBe(vi.hd_home);
  expect(pageTitle('/m/nowhere', 'Hoa Đăng')).toBe('Hoa Đăng');
});

it('has the titles that the header table names for the screens of the site [HDR-12 HDR-18 HDR-19 HDR-21 HDR-22 HDR-23 HDR-25 HDR-26 HDR-27 HDR-28]', () => {
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
  } as const;
  for (const [key, pages] of Object.entries(table)) {
    for (const page of pages) expect(pageTitle(`/m/${page}`, ''), page).toBe(vi[key as keyof typeof table]);
  }
});

it('sends the back arrow home on the seven stated paths only [HDR-32 HDR-33 HDR-34 HDR-35 HDR-36 HDR-37 HDR-38 HDR-39 HDR-41]', () => {
  const home = ['login', 'register', 'register.html', 'activity', 'forget', 'download', 'help', 'notice'];
  for (const page of home) expect(goesHome(`/m/${page}`), page).toBe(true);
  for (const page of ['member/home', 'noticeDetail', 'activityDetail', 'helpDetail']) {
    expect(goesHome(`/m/${page}`), page).toBe(false);
  }
});
