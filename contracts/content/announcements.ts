import * as v from 'valibot';
import { defineOperation } from '../operation';

/** A promotion, notice or news item (ENT-16 to ENT-28). Only `id` is mandatory, so one odd record breaks no list (ENT-79). */
export const announcementSchema = v.object({
  id: v.union([v.number(), v.string()]),
  title: v.nullish(v.string(), ''),
  /** Operator HTML; sanitised at the edge. */
  content: v.nullish(v.string(), ''),
  /** Epoch milliseconds or ISO text. */
  startDate: v.nullish(v.union([v.number(), v.string()])),
  announcementImages: v.nullish(v.array(v.object({ sequence: v.number(), url: v.string() })), []),
});

/** A banner (ENT-32 to ENT-35): `url` is the picture or video, `linkage` where a tap leads. */
export const bannerSchema = v.object({
  groupName: v.string(),
  linkage: v.nullish(v.string(), ''),
  url: v.string(),
  title: v.nullish(v.string(), ''),
});

/** Content letters of the announcements query (CALL-47). */
export const CONTENT_TYPES = ['A', 'PL', 'B', 'PU', 'PR', 'H'] as const;

/** Places that banners are made for (CONT-36, HOME-02, HOME-12). */
export const BANNER_GROUPS = ['m_home', 'm_video', 'm_charity', 'm_members', 'm_reg'] as const;

function inOrder(types: string): string {
  const asked = types.split(',');
  return CONTENT_TYPES.filter((letter) => asked.includes(letter)).join(',');
}

/** Banners, promotions, notices and popups of the site (CALL-46, ENT-55 to ENT-59). */
export const getAnnouncements = defineOperation({
  id: 'content.announcements',
  method: 'GET',
  path: '/wps/announcements',
  session: 'optional',
  caller: 'browser',
  tokenInQuery: true,
  constants: { platform: 'M' },
  merchantIn: 'merchantCode',
  sharedCache: { fresh: 60, stale: 600 },
  input: v.object({
    /** Letters joined by commas, as in `B,PR,H`; in one order and once each, so that they have one cache key. */
    types: v.pipe(
      v.string(),
      v.regex(/^(?:A|PL|B|PU|PR|H)(?:,(?:A|PL|B|PU|PR|H)){0,5}$/),
      v.transform(inOrder),
    ),
    groupName: v.optional(v.picklist(BANNER_GROUPS)),
  }),
  output: v.object({
    promotion: v.nullish(v.array(announcementSchema), []),
    banners: v.nullish(v.array(bannerSchema), []),
    hot: v.nullish(v.array(announcementSchema), []),
  }),
  html: ['promotion[].content', 'hot[].content'],
  refusals: [],
  example: {
    state: { name: 'announcements are published' },
    input: { types: 'B,PR,H' },
    output: {
      promotion: [
        {
          id: 501,
          title: 'Hội trăng rằm',
          content: '<p>Điểm danh 7 ngày nhận quà.</p>',
          startDate: 1755705600000,
          announcementImages: [{ sequence: 1, url: '/art/heroes/moon.svg' }],
        },
      ],
      banners: [
        {
          groupName: 'm_home',
          linkage: '/m/activity?id=501',
          url: '/art/banners/moon.svg',
          title: 'Hội trăng rằm',
        },
      ],
      hot: [
        {
          id: 501,
          title: 'Hội trăng rằm',
          content: '<p>Điểm danh 7 ngày nhận quà.</p>',
          startDate: 1755705600000,
          announcementImages: [{ sequence: 1, url: '/art/heroes/moon.svg' }],
        },
      ],
    },
  },
});

export type Announcement = v.InferOutput<typeof announcementSchema>;
export type Banner = v.InferOutput<typeof bannerSchema>;
