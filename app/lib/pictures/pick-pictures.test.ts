import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GENERAL_PICTURE_TYPES, PICTURE_BYTES, PICTURE_TYPES } from '@/contracts/rewards/reward-rules';
import { standIn } from '@/tests/support/stand-in';
import { pickPictures } from './pick-pictures';
import { shrunk, UnreadablePicture, uprightPicture } from './upright-picture';

standIn(import('./upright-picture'), { uprightPicture: vi.fn() });

const REWARD = { types: PICTURE_TYPES, maxBytes: PICTURE_BYTES, max: 3 };
const GENERAL = { ...REWARD, types: GENERAL_PICTURE_TYPES };
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GIF = [...new TextEncoder().encode('GIF89a')];
// A JPEG whose Exif header says that the camera was turned: orientation 6.
const TURNED = [
  0xff, 0xd8, 0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12,
  0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
];

const file = (bytes: number[], type: string, size = 0) =>
  new File([new Uint8Array(bytes), new Uint8Array(Math.max(0, size - bytes.length))], 'anh', { type });

beforeEach(() => {
  vi.mocked(uprightPicture).mockImplementation(async (picture) => picture);
});
afterEach(() => vi.resetAllMocks());

test('takes jpeg, jpg and png up to 5,242,880 bytes [REWARD-28 REWARD-32 CONST-51 CONST-52]', async () => {
  const files = [file(JPEG, 'image/jpeg', 5_242_880), file(JPEG, 'image/jpg'), file(PNG, 'image/png')];
  const { picked, refusal } = await pickPictures(files, 0, REWARD);
  expect(picked).toHaveLength(3);
  expect(refusal).toBeUndefined();
});

test('refuses other types on an application, a gif too, also one that is named a picture [REWARD-28 REWARD-31]', async () => {
  expect((await pickPictures([file(GIF, 'image/gif')], 0, REWARD)).refusal).toBe('type');
  expect((await pickPictures([file(GIF, 'image/jpeg')], 0, REWARD)).refusal).toBe('type');
  expect((await pickPictures([file([1, 2], 'application/pdf')], 0, REWARD)).refusal).toBe('type');
  expect((await pickPictures([file([1, 2], '')], 0, REWARD)).refusal).toBe('type');
});

test('any other picker takes a gif too', async () => {
  expect((await pickPictures([file(GIF, 'image/gif')], 0, GENERAL)).picked).toHaveLength(1);
});

test('refuses a picture that is a byte too large [REWARD-32]', async () => {
  const { picked, refusal } = await pickPictures([file(PNG, 'image/png', 5_242_881)], 0, REWARD);
  expect([picked.length, refusal]).toEqual([0, 'size']);
});

test('takes three pictures and refuses the fourth [REWARD-34 CONST-50]', async () => {
  const four = [1, 2, 3, 4].map(() => file(PNG, 'image/png'));
  const first = await pickPictures(four, 0, REWARD);
  expect([first.picked.length, first.refusal]).toEqual([3, 'count']);
  expect((await pickPictures(four.slice(3), 3, REWARD)).refusal).toBe('count');
});

test('a picture that cannot be read is refused, and the others are taken [REWARD-37]', async () => {
  vi.mocked(uprightPicture).mockRejectedValueOnce(new UnreadablePicture());
  const { picked, refusal } = await pickPictures(
    [file(PNG, 'image/png'), file(JPEG, 'image/jpeg')],
    0,
    REWARD,
  );
  expect([picked.length, refusal]).toEqual([1, 'unreadable']);
  expect((await pickPictures([file([0, 0], 'image/png')], 0, REWARD)).refusal).toBe('unreadable');
});

test('a picked image carries url, orientation and file [REWARD-39 REWARD-40 REWARD-41]', async () => {
  const [turned, upright] = [file(TURNED, 'image/jpeg'), file(PNG, 'image/png')];
  const { picked } = await pickPictures([turned, upright], 0, REWARD);
  expect(picked).toMatchObject([
    { url: expect.stringMatching(/^blob:/), orientation: 6, file: turned },
    { url: expect.stringMatching(/^blob:/), orientation: 1, file: upright },
  ]);
});

test('a large picture shrinks to 1600 pixels, a small one keeps its size [REWARD-42]', () => {
  expect(shrunk(4_000, 3_000)).toEqual({ width: 1_600, height: 1_200 });
  expect(shrunk(300, 8_000)).toEqual({ width: 60, height: 1_600 });
  expect(shrunk(640, 480)).toEqual({ width: 640, height: 480 });
});
