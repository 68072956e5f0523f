import * as v from 'valibot';
import { notEchoed } from '../echo';
import { defineOperation } from '../operation';
import { announcementSchema } from './announcements';

/** One notice with its full text (CALL-49, NOTICE-15 to NOTICE-17). */
export const getNotice = defineOperation({
  id: 'content.notice',
  method: 'GET',
  path: '/wps/notice',
  session: 'optional',
  merchantIn: 'merchantCode',
  input: v.object({ id: v.union([v.number(), v.pipe(v.string(), v.minLength(1), v.maxLength(64))]) }),
  output: v.pick(announcementSchema, ['title', 'content', 'startDate']),
  inputFromState: ['id'],
  refusals: [
    {
      errorCode: 'content.not.found',
      status: 200,
      state: { name: 'content is published', params: { promotion: 'none' } },
      inputFromState: { id: 'promotionId' },
    },
  ],
  echoes: { id: notEchoed('one that is not published is refused') },
  example: {
    state: { name: 'content is published' },
    input: { id: 701 },
    output: {
      title: 'Bảo trì định kỳ sảnh bắn cá',
      content: '<p>Sảnh San Hô tạm nghỉ từ 04:00 đến 05:30.</p>',
      startDate: 1755705600000,
    },
  },
});
