const SIGNATURES: readonly [type: PictureType, bytes: readonly number[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
];

export type PictureType = 'image/jpeg' | 'image/png' | 'image/gif';

/** What a picture is by its first bytes, whatever its name says; undefined for anything else (REWARD-54). */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  return SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];
}
