import * as v from 'valibot';
import { NOTHING_PUBLISHED } from '../further-examples';
import { defineOperation } from '../operation';
import { readableEntries } from '../tolerant';
import { announcementExample } from './announcement-example';
import { announcementSchema } from './announcements';

const popularSchema = v.pick(announcementSchema, ['id', 'title', 'announcementImages']);

/** The promotions most looked at, for the foot of a promotion (CALL-51). */
export const getPopularAnnouncements = defineOperation({
  id: 'content.popularAnnouncements',
  method: 'GET',
  path: '/wps/announcements/popular',
  session: 'none',
  constants: { platform: 'M' },
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({ list: readableEntries(popularSchema) }),
  refusals: [],
  empty: { state: NOTHING_PUBLISHED, lists: ['list'] },
  example: {
    state: { name: 'content is published' },
    input: {},
    output: {
      list: [
        {
          id: announcementExample.id,
          title: announcementExample.title,
          announcementImages: announcementExample.announcementImages,
        },
      ],
    },
  },
});
