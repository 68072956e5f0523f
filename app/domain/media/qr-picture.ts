/** Pixels of a module, and modules around the code, without which phones do not find it. */
const SCALE = 12;
const QUIET = 4;

/**
 * A QR code as a PNG, black on white, for a phone's pictures. In the browser.
 * @throws Error where the browser cannot draw
 */
export async function qrPicture({ size, path }: { size: number; path: string }): Promise<Blob> {
  const side = (size + 2 * QUIET) * SCALE;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.setTransform(SCALE, 0, 0, SCALE, QUIET * SCALE, QUIET * SCALE);
  context.fillStyle = 'black';
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
