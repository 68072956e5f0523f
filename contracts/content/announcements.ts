import * as v from 'valibot';
import { operatorHtml, unreadOf } from '../marks';
import { defineOperation } from '../operation';
import { readableEntries, tolerant } from '../tolerant';
import { announcementExample, popupExample } from './announcement-example';

const id = v.union([v.number(), v.string()]);
const yesOrNo = tolerant(v.picklist(['Y', 'N']));

// @__NO_SIDE_EFFECTS__
function announcementOf(shownIn: 'page' | 'popup') {
  return v.object({
    id,
    title: tolerant(v.string(), ''),
    content: tolerant(operatorHtml(shownIn), ''),
    /** Epoch milliseconds or ISO text. */
    startDate: tolerant(v.union([v.number(), v.string()])),
    announcementImages: tolerant(readableEntries(v.object({ sequence: v.number(), url: v.string() })), []),
    /** Whether the signed-in member has read it (ENT-28). */
    read: tolerant(v.boolean()),
    externalLink: tolerant(v.string()),
    /** The promotion that is applied for in its place (REWARD-53). */
    linkedPromotionId: tolerant(id),
    /** Whether an application needs a picture, a remark (REWARD-16, REWARD-17). */
    imageRequired: yesOrNo,
    remarkRequired: yesOrNo,
    /** Kind of the promotion: a key such as `MISSION`, `LOGIN`, `SAVIOR` (MENU-56 to MENU-58) or `SIGNUP` (PROMO-15). */
    category: tolerant(v.string()),
    /** Ids of `content.announcementCategories`. */
    promoAnnouncementCategoryIds: tolerant(v.array(id), []),
    /** Of a popup (HOME-37): `A` shows it to the logged in, `B` to the logged out (ENT-54, HOME-34, HOME-35). */
    execution: tolerant(v.picklist(['A', 'B'])),
  });
}

/** A promotion, notice or news item (ENT-16 to ENT-28). Only `id` is mandatory, so one odd record breaks no list (ENT-79). */
export const announcementSchema = announcementOf('page');

// What each list is read for; the rest is known and not asked for.
const promotionSchema = unreadOf(announcementSchema, ['execution', 'read']);
const noticeSchema = unreadOf(announcementSchema, [
  'execution',
  'announcementImages',
  'externalLink',
  'linkedPromotionId',
  'imageRequired',
  'remarkRequired',
  'category',
  'promoAnnouncementCategoryIds',
]);
const popupSchema = unreadOf(announcementOf('popup'), [
  'read',
  'externalLink',
  'imageRequired',
  'remarkRequired',
  'category',
  'startDate',
  'promoAnnouncementCategoryIds',
]);

/** A banner (ENT-32 to ENT-35): `url` is the picture or video, `linkage` where a tap leads. */
export const bannerSchema = v.object({
  groupName: v.string(),
  linkage: tolerant(v.string(), ''),
  url: v.string(),
  title: tolerant(v.string(), ''),
});

/** Content letters of the announcements query (CALL-47). */
export const CONTENT_TYPES = ['A', 'PL', 'B', 'PU', 'PR', 'H'] as const;

/** Places that banners are made for (CONT-36, HOME-02, HOME-12, ENT-36 to ENT-50). */
export const BANNER_GROUPS = [
  'm_home',
  'm_video',
  'm_charity',
  'm_members',
  'm_reg',
  'm_download',
  'm_rng',
  'm_sports',
  'm_pvp',
  'm_live',
  'm_fish',
  'm_lott',
  'm_elott',
] as const;

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
  tokenInQuery: true,
  constants: { platform: 'M' },
  merchantIn: 'merchantCode',
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
    promotion: tolerant(readableEntries(promotionSchema), []),
    banners: tolerant(readableEntries(bannerSchema), []),
    hot: tolerant(readableEntries(promotionSchema), []),
    player: tolerant(readableEntries(noticeSchema), []),
    popup: tolerant(readableEntries(popupSchema), []),
  }),
  refusals: [],
  example: {
    state: { name: 'announcements are published' },
    input: { types: 'A' },
    output: {
      promotion: [announcementExample],
      banners: [
        {
          groupName: 'm_home',
          linkage: '/m/activity?id=501',
          url: '/art/banners/moon.svg',
          title: 'Hội trăng rằm',
        },
      ],
      hot: [announcementExample],
      player: [
        {
          id: 701,
          title: 'Bảo trì định kỳ sảnh bắn cá',
          content: '<p>Sảnh San Hô tạm nghỉ từ 04:00 đến 05:30.</p>',
          startDate: 1755705600000,
          announcementImages: [],
          read: false,
        },
      ],
      popup: [popupExample],
    },
  },
});

export type Announcement = v.InferOutput<typeof announcementSchema>;
export type PopupAnnouncement = v.InferOutput<typeof popupSchema>;
export type Banner = v.InferOutput<typeof bannerSchema>;
