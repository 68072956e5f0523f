import * as v from 'valibot';
import { alternative } from '../field-annotations';
import { NOTHING_PUBLISHED } from '../further-examples';
import { defineOperation } from '../operation';
import { addressOrNone, anyId } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';

/** What promotions and articles are sorted by (ENT-29 to ENT-31). */
export const announcementCategorySchema = v.object({
  id: anyId,
  /** `gaming`, `testimony`, `pvp_promo`, `brand_endorsement` (CONT-05 to CONT-09), or a kind of promotion. */
  type: tolerant(v.string(), ''),
  iconImageUrl: tolerant(addressOrNone),
  /** What the operator calls it, where the site has no word for its `type`. */
  name: alternative(tolerant(v.string())),
});

/** The categories of announcements (CALL-87, CONT-35). */
export const getAnnouncementCategories = defineOperation({
  id: 'content.announcementCategories',
  method: 'GET',
  path: '/wps/announcements/categories',
  session: 'none',
  constants: { platform: 'M' },
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({ list: readableEntries(announcementCategorySchema) }),
  refusals: [],
  empty: { state: NOTHING_PUBLISHED, lists: ['list'] },
  example: {
    state: { name: 'content is published' },
    holds: { 'list[].type': 'same' },
    input: {},
    output: { list: [{ id: 11, type: 'gaming', iconImageUrl: '/art/news/lanterns.svg' }] },
  },
});

export type AnnouncementCategory = v.InferOutput<typeof announcementCategorySchema>;
