import { expect, test } from 'vitest';
import { AVATARS } from '@/contracts/member/avatars';
import { EXAMPLE_PHOTO } from '@/contracts/member/icon';
import { exifWithPlace, joined, jpeg, jpegWith, png, zip } from '@/contracts/testing/pictures';
import { cleanIcon } from './clean-icon.server';

const asUrl = (bytes: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;

test('a photo reaches the gateway without the place where it was taken; a drawn picture stays [ACC-07]', () => {
  expect(cleanIcon(AVATARS[1])).toBe(AVATARS[1]);
  expect(cleanIcon(EXAMPLE_PHOTO)).toBe(EXAMPLE_PHOTO);
  expect(cleanIcon(asUrl(jpegWith(exifWithPlace())))).toBe(EXAMPLE_PHOTO);
});

test.each([
  ['a photo with an archive behind it', asUrl(joined(jpeg(), zip('a.html', '<script>')))],
  ['another type named JPEG', asUrl(png())],
  ['what is no base64', 'data:image/jpeg;base64,====='],
])('%s is refused [ACC-07]', (_, icon) => {
  expect(() => cleanIcon(icon)).toThrow(expect.objectContaining({ code: 'picture.refused' }));
});
