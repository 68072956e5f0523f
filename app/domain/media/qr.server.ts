import { encode } from 'uqr';

/** The modules of a QR code as one path of an SVG, one unit each, without the quiet zone. */
export type QrDrawing = { size: number; path: string };

/** Draws a text as a QR code that stands a seventh of it being unreadable (MONEY-02). */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const rows = data.map((row, y) => {
    const modules = row.map((dark) => (dark ? '1' : '0')).join('');
    return [...modules.matchAll(/1+/g)]
      .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
      .join('');
  });
  return { size, path: rows.join('') };
}
