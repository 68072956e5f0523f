import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, but, ON_TRIAL } from '../provider-states/given';
import { tolerant } from '../tolerant';
import { AVATARS, PHOTO_BYTES } from './avatars';

const BASE64 = 4 * Math.ceil(PHOTO_BYTES / 3);
const PREFIX = 'data:image/jpeg;base64,';
/** A JPEG of one pixel. */
export const EXAMPLE_PHOTO = `${PREFIX}/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z`;

/** A member's own picture: an address, a path of the site, or the photo itself. */
const picture = v.pipe(
  v.string(),
  v.regex(
    /^(?:[Hh][Tt][Tt][Pp][Ss]:\/\/[^\s"<>]+|\/[^\s"<>\\/][^\s"<>\\]*|data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2})$/u,
  ),
);

/** The member's picture; no `url` while none was chosen (CALL-23, CALL-37, ACC-07). */
export const getIcon = defineOperation({
  id: 'member.icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  session: 'required',
  input: v.object({}),
  output: v.object({ url: tolerant(picture, null) }),
  refusals: [],
  example: {
    state: [A_MEMBER, but({ profile: true })],
    input: {},
    output: { url: AVATARS[0] },
  },
});

/**
 * Chooses one of the drawn pictures, or brings a photo: a square JPEG, shrunk by the site, looked at by its content again
 * (CALL-22, CALL-37, ACC-07).
 */
export const setIcon = defineOperation({
  id: 'member.setIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  session: 'required',
  formEncoded: true,
  input: v.object({
    /** The path of a drawn picture, or a photo as a data URL. */
    icon: v.pipe(
      v.string(),
      v.maxLength(PREFIX.length + BASE64),
      v.regex(/^(?:\/art\/avatars\/[\w-]+\.svg|data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2})$/),
    ),
  }),
  output: v.unknown(),
  refusals: [{ errorCode: 'account.trial', status: 200, state: ON_TRIAL }],
  example: {
    state: A_MEMBER,
    input: { icon: AVATARS[1] },
    output: null,
  },
  moreExamples: [
    {
      title: 'with a photo',
      state: A_MEMBER,
      input: { icon: EXAMPLE_PHOTO },
      output: null,
    },
  ],
});
