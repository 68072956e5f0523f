import type { QrDrawing } from '../media/qr.server';

const WIDTH = 1080;
const HEIGHT = 1350;
const SCENE = '/art/heroes/lanterns.svg';
const SCENE_HEIGHT = Math.round((WIDTH * 216) / 390);
const SIDE = 480;
/** Modules of white around the code, without which phones do not find it. */
const QUIET = 4;
const MARGIN = 72;

type Words = { title: string; text: string /** Below the code. */; end: string };

/**
 * The invitation as a picture for a phone: the scene, what it says, and the code on white. In the browser.
 * @throws Error where the browser cannot draw
 */
export async function drawPoster({ size, path }: QrDrawing, words: Words): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const { fontFamily } = getComputedStyle(document.body);
  const colour = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const centre = WIDTH / 2;
  const line = (text: string, y: number, font: string, fill: string) => {
    context.font = `${font} ${fontFamily}`;
    context.fillStyle = fill;
    context.fillText(text, centre, y, WIDTH - 2 * MARGIN);
  };

  context.fillStyle = colour('--c-bg');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const scene = await picture(SCENE);
  if (scene) context.drawImage(scene, 0, 0, WIDTH, SCENE_HEIGHT);
  context.textAlign = 'center';
  context.direction = getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr';
  line(words.title, SCENE_HEIGHT - 8 + 80, '700 60px', colour('--c-text'));
  line(words.text, SCENE_HEIGHT - 8 + 136, '400 34px', colour('--c-text-2'));

  const top = SCENE_HEIGHT + 168;
  const scale = SIDE / (size + 2 * QUIET);
  context.fillStyle = colour('--c-qr');
  context.fillRect(centre - SIDE / 2, top, SIDE, SIDE);
  context.setTransform(scale, 0, 0, scale, centre - SIDE / 2 + QUIET * scale, top + QUIET * scale);
  context.fillStyle = colour('--c-qr-ink');
  context.fill(new Path2D(path));
  context.resetTransform();
  line(words.end, HEIGHT - 42, '600 32px', colour('--c-text'));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** A picture of the site's own, or nothing where it does not load: the code is what matters. */
async function picture(src: string): Promise<HTMLImageElement | null> {
  const image = new Image(WIDTH, SCENE_HEIGHT);
  image.src = src;
  return image.decode().then(
    () => image,
    () => null,
  );
}
