import * as v from 'valibot';
import { equals, notEchoed } from '../echo';
import { operatorHtml, unreadOf } from '../field-annotations';
import { NOTHING_PUBLISHED } from '../further-examples';
import { defineOperation } from '../operation';
import { address, addressOrNone, anyId, instant } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { announcementExample, popupExample } from './announcement-example';

const yesOrNo = tolerant(v.picklist(['Y', 'N']));

// @__NO_SIDE_EFFECTS__
function announcementOf(shownIn: 'page' | 'popup') {
  return v.object({
    id: anyId,
    title: tolerant(v.string(), ''),
    content: tolerant(operatorHtml(shownIn), ''),
    startDate: tolerant(instant),
    announcementImages: tolerant(readableEntries(v.object({ sequence: v.number(), url: address })), []),
    /** Whether the signed-in member has read it (ENT-28). */
    read: tolerant(v.boolean()),
    externalLink: tolerant(addressOrNone),
    /** The promotion that is applied for in its place (REWARD-53). */
    linkedPromotionId: tolerant(anyId),
    /** Whether an application needs a picture, a remark (REWARD-16, REWARD-17). */
    imageRequired: yesOrNo,
    remarkRequired: yesOrNo,
    /** Kind of the promotion: a key such as `MISSION`, `LOGIN`, `SAVIOR` (MENU-56 to MENU-58) or `SIGNUP` (PROMO-15). */
    category: tolerant(v.string()),
    /** Ids of `content.announcementCategories`. */
    promoAnnouncementCategoryIds: tolerant(v.array(anyId), []),
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

/**
 * What the screens ask for, in letters: B banners, PL notices for players, PU popups, PR promotions, H hot ones
 * (CALL-47). Each is a question of its own, with one cache key.
 */
export const CONTENT_TYPES = ['B', 'PU', 'PR', 'PR,H', 'B,PR,H', 'B,PL,PU', 'B,PL,PU,PR,H'] as const;

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

/** Places whose banners a screen asks for by themselves; home asks for its own together. */
const OF_SCREENS = BANNER_GROUPS.filter((group) => group !== 'm_home' && group !== 'm_video');

/** A banner (ENT-32 to ENT-35): `url` is the picture or video, `linkage` where a tap leads. */
export const bannerSchema = v.object({
  groupName: v.picklist<readonly string[]>(BANNER_GROUPS),
  linkage: tolerant(addressOrNone, ''),
  url: address,
  title: tolerant(v.string(), ''),
});

const state = { name: 'content is published' } as const;
const promotion = [announcementExample];
/** Of a category that no article is of. */
const offer = [{ ...announcementExample, promoAnnouncementCategoryIds: [12] }];
const player = [
  {
    id: 701,
    title: 'Bảo trì định kỳ sảnh bắn cá',
    content: '<p>Sảnh San Hô tạm nghỉ từ 04:00 đến 05:30.</p>',
    startDate: 1755705600000,
    announcementImages: [],
    read: false,
  },
];
const popup = [popupExample];
const bannersOf = (groupName: (typeof BANNER_GROUPS)[number]) => [
  { groupName, linkage: '/m/activity?id=501', url: '/art/banners/moon.svg', title: 'Hội trăng rằm' },
];

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
    /** Which lists are asked for: `B` banners, `PL` player, `PU` popup, `PR` promotion, `H` hot. Others may come, and are not read. */
    types: v.picklist(CONTENT_TYPES),
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
  echoes: {
    types: notEchoed('what comes beyond what was asked for is not read'),
    groupName: equals('banners[].groupName'),
  },
  empty: { state: NOTHING_PUBLISHED, lists: ['promotion', 'banners', 'hot', 'popup'] },
  example: {
    state,
    input: { types: 'B,PL,PU,PR,H' },
    output: { promotion, banners: bannersOf('m_home'), hot: promotion, player, popup },
  },
  moreExamples: [
    { title: 'of popups', state, input: { types: 'PU' }, output: { popup } },
    { title: 'of promotions', state, input: { types: 'PR' }, output: { promotion } },
    {
      title: 'for the promotions',
      state,
      input: { types: 'PR,H' },
      output: { promotion: offer, hot: offer },
    },
    {
      title: 'for home',
      state,
      input: { types: 'B,PR,H' },
      output: { banners: bannersOf('m_home'), promotion, hot: promotion },
    },
    {
      title: 'for home in English',
      state,
      visit: { locale: 'en' },
      input: { types: 'B,PR,H' },
      output: { banners: bannersOf('m_home'), promotion, hot: promotion },
    },
    { title: 'for the notices', state, input: { types: 'B,PL,PU' }, output: { player } },
    ...OF_SCREENS.map((groupName) => ({
      title: `of the banners of ${groupName}`,
      state,
      input: { types: 'B' as const, groupName },
      output: { banners: bannersOf(groupName) },
    })),
  ],
});

export type Announcement = v.InferOutput<typeof announcementSchema>;
export type PopupAnnouncement = v.InferOutput<typeof popupSchema>;
export type Banner = v.InferOutput<typeof bannerSchema>;
