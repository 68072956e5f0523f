import { PICTURE_BYTES } from '../../contracts/rewards/reward-rules';
import type { Picture } from '../db/applications';
import { Refusal } from '../refusal';

const STARTS: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/**
 * The picture of a data URL; its type is what its content says (REWARD-28, REWARD-32, REWARD-54).
 * @throws Refusal `request.too.large`, or `request.invalid` for what is neither a JPEG nor a PNG.
 */
export function readPicture(dataUrl: string): Picture {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  if (Math.floor((base64.length * 3) / 4) > PICTURE_BYTES + 2) throw new Refusal('request.too.large');
  const data = Buffer.from(base64, 'base64');
  if (data.length > PICTURE_BYTES) throw new Refusal('request.too.large');
  const type = STARTS.find(([, start]) => start.every((byte, index) => data[index] === byte))?.[0];
  if (type === undefined) throw new Refusal('request.invalid');
  return { type, data };
}
