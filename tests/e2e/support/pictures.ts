import type { Page } from '@playwright/test';

type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A picture drawn by the browser, its upper half red and its lower half blue. */
export async function drawPicture(
  page: Page,
  { width, height, type = 'image/jpeg' }: { width: number; height: number; type?: string },
): Promise<Upload> {
  const base64 = await page.evaluate(
    async ([width, height, type]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = 'red';
      context.fillRect(0, 0, width, height / 2);
      context.fillStyle = 'blue';
      context.fillRect(0, height / 2, width, height / 2);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height, type] as const,
  );
  const name = `anh.${type.slice('image/'.length)}`;
  return { name, mimeType: type, buffer: Buffer.from(base64, 'base64') };
}

/** The JPEG as a camera writes it that was held upright, turned by 90 degrees, with a place in its header. */
export function asTakenUpright(picture: Upload): Upload {
  const tiff = Buffer.alloc(64);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(6, 18);
  tiff.write('GPS 10.7769 N 106.7009 E', 26, 'latin1');
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  const { buffer } = picture;
  return { ...picture, buffer: Buffer.concat([buffer.subarray(0, 2), head, body, buffer.subarray(2)]) };
}

/** Width and height of the first JPEG in some bytes, as its frame header says. */
export function jpegSize(bytes: Buffer): { width: number; height: number } {
  const start = bytes.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  for (let at = start + 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  throw new Error('no JPEG');
}

type Noted = typeof globalThis & { sentFiles?: Blob[] };

/** Notes the files that the page sends: the browser hands no body with files to the test. */
export async function noteSentFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const noted = globalThis as Noted;
      noted.sentFiles ??= [];
      if (init?.body instanceof Blob) noted.sentFiles.push(init.body);
      return send(input, init);
    };
  });
}

export async function sentFiles(page: Page): Promise<Buffer[]> {
  const bytes = await page.evaluate(async () => {
    const files = (globalThis as Noted).sentFiles ?? [];
    return Promise.all(files.map(async (file) => [...new Uint8Array(await file.arrayBuffer())]));
  });
  return bytes.map((file) => Buffer.from(file));
}
