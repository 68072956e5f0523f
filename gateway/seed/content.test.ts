import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inboxFacts } from '../testing/inbox-facts';
import { announcementRows, categoryRows } from './announcements';
import { bannerRows } from './banners';
import { articles } from './content/articles';
import { help } from './content/help';
import { messagesOf } from './content/inbox';
import { helpRows } from './help';

const rows = announcementRows(Date.UTC(2026, 0, 15)).filter(({ merchant }) => merchant === 'hoadang');
const texts = [
  ...rows.flatMap(({ texts }) => [texts.vi, texts.en]),
  ...help.flatMap(({ text, children = [] }) => [text, ...children].flatMap(({ vi, en }) => [vi, en])),
  ...messagesOf(inboxFacts(Date.UTC(2026, 0, 15)), Date.UTC(2026, 0, 15)).flatMap(({ text }) => [
    text.vi,
    text.en,
  ]),
];
const html = texts.map((wording) => wording?.content ?? '').join('\n');
const all = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, found]) => found ?? ''))];
const isThere = (path: string) => existsSync(new URL(`../../public${path}`, import.meta.url));

describe('the texts of the demo site', () => {
  it('show pictures and videos that are there [ENT-27 ENT-31 CONT-10]', () => {
    const own = [
      ...all(/src="([^"]+)"/g),
      ...rows.flatMap(({ images }) => (images ?? []).map(({ url }) => url)),
      ...rows.flatMap(({ externalLink }) => (externalLink?.startsWith('/art/') ? [externalLink] : [])),
      ...bannerRows().flatMap(({ url, linkage }) => [url, linkage?.endsWith('.mp4') ? linkage : url]),
      ...categoryRows().flatMap(({ iconImageUrl }) => iconImageUrl ?? []),
    ];
    expect(own.length).toBeGreaterThan(80);
    expect(own.filter((path) => !isThere(path))).toEqual([]);
  });

  it('lead to items and tabs that exist [PROMO-10 HELP-03]', () => {
    const links = [...all(/href="(\/[^"]+)"/g), ...bannerRows().map(({ linkage }) => linkage ?? '')];
    const ids = links.flatMap((link) => link.match(/[?&]id=(\d+)/)?.[1] ?? []);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !rows.some((row) => String(row.id) === id))).toEqual([]);
    const tags = links.flatMap((link) => link.match(/[?&]tag=(\w+)/)?.[1] ?? []);
    expect(tags.filter((tag) => !help.some((tab) => tab.tag === tag))).toEqual([]);
  });

  it('hold enough of every kind, written in both languages [CONT-01 CONT-02 CONT-03 CONT-04]', () => {
    const count = (kind: string) => articles.filter((article) => article.kind === kind).length;
    expect(['news', 'alliance', 'video', 'charity', 'sponsor'].map(count)).toEqual([12, 8, 8, 6, 4]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const wording of texts) expect(wording?.title && wording.content).toBeTruthy();
    expect(html).not.toMatch(/[{}]|undefined/);
  });

  it('answer the same questions in both languages, under the name of each site [HELP-01 HELP-12 HELP-13]', () => {
    const tags = help.map(({ tag }) => tag);
    expect(tags).toEqual(expect.arrayContaining(['terms', 'privacy', 'about', 'responsible']));
    for (const { children = [] } of help) {
      expect(children.length).toBeGreaterThanOrEqual(2);
      for (const { vi, en } of children) expect(en.title).not.toBe(vi.title);
    }
    const bare = JSON.stringify(helpRows().filter(({ merchant }) => merchant === 'bare'));
    expect(bare).not.toMatch(/Hoa Đăng|hoadang/);
  });
});
