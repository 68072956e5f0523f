import * as v from 'valibot';
import { PAGED } from '../echo';
import { timestamp } from '../field-annotations';
import { defineOperation } from '../operation';
import { A_MEMBER, but } from '../provider-states/given';
import { cursorInput, tolerantPage } from '../shared/cursor-page';
import { someText } from '../shared/values';
import { tolerant } from '../tolerant';
import { EXAMPLE_WHERE, where } from './where';

/** By what a login was made; a way that is none of these is not told. */
const way = v.picklist(['password', 'code', 'social', 'passkey', 'trial']);
export type LoginWay = v.InferOutput<typeof way>;

/** The member's logins page by page, the last one, which is this session's or later, first. */
export const listLogins = defineOperation({
  id: 'session.logins',
  method: 'GET',
  path: '/wps/session/logins',
  session: 'required',
  input: v.object(cursorInput),
  inputFromState: ['cursor'],
  output: tolerantPage(v.object({ loginId: someText, at: timestamp(), ...where, way: tolerant(way, null) })),
  refusals: [],
  echoes: PAGED,
  example: {
    state: [A_MEMBER, but({ loggedInOften: true })],
    input: { limit: 20 },
    output: {
      list: [{ loginId: 'l-1', at: 1755742513000, ...EXAMPLE_WHERE, way: 'password' }],
      next: 'eyJhdCI6MX0',
    },
  },
  moreExamples: [
    {
      title: 'of the next page',
      state: [A_MEMBER, but({ loggedInOften: true })],
      input: { cursor: 'eyJhdCI6MX0', limit: 20 },
      output: {
        list: [{ loginId: 'l-0', at: 1755656113000, ...EXAMPLE_WHERE, way: 'password' }],
        next: 'eyJhdCI6MH0',
      },
    },
  ],
});
