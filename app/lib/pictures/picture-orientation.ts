const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const ORIENTATION_TAG = 0x0112;
const EXIF = 0x45786966;

/** How a camera was held, 1 to 8 as Exif counts; 1, upright, when the picture does not say (REWARD-40). */
export function orientationOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return orientationIn(view) ?? 1;
  } catch {
    // A header that ends too early says nothing.
    return 1;
  }
}

function orientationIn(view: DataView): number | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 4 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff || view.getUint8(at + 1) === START_OF_SCAN) return undefined;
    if (view.getUint8(at + 1) === APP1 && view.getUint32(at + 4) === EXIF) return inTiff(view, at + 10);
  }
  return undefined;
}

function inTiff(view: DataView, start: number): number | undefined {
  const little = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, little);
  const entries = view.getUint16(directory, little);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (view.getUint16(entry, little) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}
