import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StatusPageInput } from '@/contracts/site';
import { renderStatusPage } from './status-page.server';

const input: StatusPageInput = {
  cause: 'maintenance',
  status: 1,
  siteName: 'Hoa Đăng',
  brand: 'hoa-dang',
  locale: 'vi',
  visitorIp: '203.0.113.48',
  reference: '7f310821',
  domains: [],
  supportPath: null,
  nonce: 'n0nce',
};
const CAUSES = ['maintenance', 'ip', 'region', 'outage'] as const;
const titleOf = (page: string) => /<h1>(.*?)<\/h1>/.exec(page)?.[1];

describe('the status page', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('has the colours of a brand of the operator in itself: it loads nothing [GATE-43]', async () => {
    const styles = ':root[data-brand="sao-mai"]{--c-bg:#1a1113}';
    vi.stubEnv('OPERATOR_BRAND_STYLES', JSON.stringify({ 'sao-mai': styles }));
    expect(await renderStatusPage({ ...input, brand: 'sao-mai' })).toContain(styles);
    expect(await renderStatusPage(input)).not.toContain(styles);
  });

  test.each([
    ['maintenance', 'vi', 'Hệ thống đang bảo trì'],
    ['maintenance', 'en', 'The platform is under maintenance'],
    ['ip', 'vi', 'Địa chỉ IP của bạn bị hạn chế'],
    ['ip', 'en', 'Your IP address is restricted'],
    ['region', 'vi', 'Khu vực của bạn bị hạn chế'],
    ['region', 'en', 'Your location is restricted'],
    ['outage', 'vi', 'Hệ thống đang lỗi'],
    ['outage', 'en', 'The system has a problem'],
  ] as const)('says for the cause %s in %s: %s [GATE-09 GATE-19]', async (cause, locale, title) => {
    expect(titleOf(await renderStatusPage({ ...input, cause, locale }))).toBe(title);
  });

  test('follows the cause, not the number of the page [GATE-09 GATE-10]', async () => {
    expect(titleOf(await renderStatusPage({ ...input, cause: 'ip', status: 1 }))).toBe(
      titleOf(await renderStatusPage({ ...input, cause: 'ip', status: 2 })),
    );
  });

  test.each(CAUSES)(
    'is for %s one document that loads nothing: files are gated too [GATE-19 GATE-21]',
    async (cause) => {
      const page = await renderStatusPage({ ...input, cause, domains: ['https://hoadang2.example.com'] });
      expect(page).toMatch(/^<!doctype html><html /i);
      expect(page).not.toMatch(/<img|<iframe|@import|url\((?!#)|\ssrc=|srcset=/i);
      expect([...page.matchAll(/<link[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['data:,']);
      expect(page).not.toMatch(/<(?:use|image)[^>]*href="(?!#)/);
      expect(page).not.toMatch(/\sstyle=/);
    },
  );

  test('carries the nonce on its style and its script, and no handler in an attribute', async () => {
    const page = await renderStatusPage(input);
    const blocks = page.match(/<(?:style|script)[^>]*>/g);
    expect(blocks).toHaveLength(2);
    for (const block of blocks ?? []) expect(block).toContain('nonce="n0nce"');
    expect(page).not.toMatch(/\son[a-z]+=/i);
  });

  test('shows the address of the visitor and the reference of the request [GATE-18 GATE-19]', async () => {
    const page = await renderStatusPage(input);
    expect(page).toContain('<bdi translate="no">203.0.113.48</bdi>');
    expect(page).toContain('<bdi translate="no">7f310821</bdi>');
    expect(await renderStatusPage({ ...input, visitorIp: '' })).not.toContain('Địa chỉ IP');
  });

  test('offers customer service when there is a way to it [GATE-19]', async () => {
    expect(await renderStatusPage({ ...input, supportPath: 'https://support.example.com/chat' })).toMatch(
      /<a class="button primary" href="https:\/\/support\.example\.com\/chat"/,
    );
    expect(await renderStatusPage(input)).not.toContain('Liên hệ hỗ trợ');
  });

  test('offers the other addresses of the site as links, and follows none by itself [GATE-43]', async () => {
    const page = await renderStatusPage({
      ...input,
      domains: ['https://hoadang2.example.com', 'javascript:alert(1)'],
    });
    expect(page).toContain('href="https://hoadang2.example.com"');
    expect(page).not.toContain('javascript:');
    expect(page).not.toMatch(/http-equiv|location\s*[.=]/i);
  });

  test('has no header, footer or menu [GATE-19]', async () => {
    expect(await renderStatusPage(input)).not.toMatch(/<(?:header|footer|nav)\b/);
  });

  test('names its language, its direction and its brand [LANG-32]', async () => {
    expect(await renderStatusPage({ ...input, locale: 'fa', brand: 'ben-sen' })).toContain(
      '<html lang="fa" dir="rtl" data-brand="ben-sen">',
    );
    expect(await renderStatusPage({ ...input, locale: 'xx' })).toContain('<html lang="vi" dir="ltr"');
  });

  test('writes what it is given as text', async () => {
    const page = await renderStatusPage({ ...input, siteName: '<b>x</b>', reference: '"><script>' });
    expect(page).not.toContain('<b>x</b>');
    expect(page.match(/<script/g)).toHaveLength(1);
  });
});
