import { describe, expect, test } from 'vitest';
import type { AnnouncementCategory } from '@/contracts/content/announcement-categories';
import type { Announcement } from '@/contracts/content/announcements';
import { ARTICLE_KINDS, articleKindOf, articlesOf, promotionsOf } from './announcements';

const categories: AnnouncementCategory[] = [
  { id: 11, type: 'gaming', iconImageUrl: undefined, name: undefined },
  { id: '12', type: 'testimony', iconImageUrl: undefined, name: undefined },
  { id: 13, type: 'brand_endorsement', iconImageUrl: undefined, name: undefined },
  { id: 14, type: 'pvp_promo', iconImageUrl: undefined, name: undefined },
  { id: 15, type: 'sponsor', iconImageUrl: undefined, name: undefined },
  { id: 16, type: 'news', iconImageUrl: undefined, name: undefined },
  { id: 21, type: 'newcomer', iconImageUrl: undefined, name: undefined },
];

const of = (id: number, promoAnnouncementCategoryIds?: (number | string)[]) =>
  ({ id, promoAnnouncementCategoryIds }) as Announcement;

const announcements = [
  of(501, [21]),
  of(601, [11]),
  of(602, ['16', 21]),
  of(621, [12]),
  of(641, ['13']),
  of(661, [14]),
  of(681, [15]),
  of(502, []),
  of(503),
];

describe('the kind of a category', () => {
  const meanings = [
    ['gaming', 'news'],
    ['testimony', 'alliance'],
    ['pvp_promo', 'charity'],
    ['brand_endorsement', 'video'],
  ] as const;

  test.each(meanings)('%s means %s [CONT-05 CONT-06 CONT-07 CONT-08 ENT-30]', (type, kind) => {
    expect(articleKindOf({ type })).toBe(kind);
  });

  test.each([...ARTICLE_KINDS])('%s is also written plainly [CONT-09]', (kind) => {
    expect(articleKindOf({ type: kind })).toBe(kind);
  });

  test.each(['newcomer', '', 'toString', '__proto__'])('%j is no article’s [CONT-09]', (type) => {
    expect(articleKindOf({ type })).toBeUndefined();
  });
});

describe('the list', () => {
  test.each([
    ['news', [601, 602]],
    ['alliance', [621]],
    ['video', [641]],
    ['charity', [661]],
    ['sponsor', [681]],
  ] as const)(
    'of %s holds the announcements of its categories, in their order, however an id is written [CONT-01 CONT-02 CONT-03 CONT-04 ENT-26 ENT-29 ROUTE-109]',
    (kind, ids) => {
      expect(articlesOf(kind, announcements, categories).map(({ id }) => id)).toEqual(ids);
    },
  );

  test('of a kind without a category is empty [CONT-01]', () => {
    expect(articlesOf('news', announcements, [])).toEqual([]);
  });

  test('of promotions has no article in it [PROMO-10]', () => {
    expect(promotionsOf(announcements, categories).map(({ id }) => id)).toEqual([501, 502, 503]);
  });
});
