const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** The checksum of a chunk of a PNG, over `bytes` from one place to before another. */
export function crc32(bytes: Uint8Array, from = 0, to = bytes.length): number {
  let rest = 0xffffffff;
  for (let at = from; at < to; at += 1) {
    rest = (TABLE[(rest ^ (bytes[at] as number)) & 255] as number) ^ (rest >>> 8);
  }
  return (rest ^ 0xffffffff) >>> 0;
}
