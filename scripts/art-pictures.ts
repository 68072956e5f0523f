import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { ART_WIDTHS } from '../app/domain/media/art-widths.ts';

const ART = 'public/art';
/** Pictures drawn before: a build draws those alone whose drawing changed. */
const KEPT = '.ready/art';
/** The least effort at which the files are still as small; the pictures of a fresh checkout take seconds. */
const AVIF = { quality: 46, effort: 2 };
const AT_ONCE = 2;

type Drawing = { folder: string; name: string; source: Buffer };

/**
 * Draws the site's own art as AVIF, in the widths of `app/domain/media/art-widths.ts`, below `/assets/art/` and the
 * hash of all of it: whoever has the path of a drawing knows the address of its pictures. Builds only.
 */
export function artPictures(): Plugin {
  const drawings = drawingsOf();
  const edition = hashOf(JSON.stringify([ART_WIDTHS, AVIF]), ...drawings.map(({ source }) => source)).slice(
    0,
    8,
  );
  return {
    name: 'art-pictures',
    config: (_, { command }) => ({
      define: { 'import.meta.env.ART_EDITION': JSON.stringify(command === 'build' ? edition : '') },
    }),
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }) {
      const files = await drawAll(drawings);
      const place = join(dir, 'assets/art', edition);
      for (const folder of Object.keys(ART_WIDTHS)) mkdirSync(join(place, folder), { recursive: true });
      for (const { kept, path } of files) cpSync(join(KEPT, kept), join(place, path));
    },
  };
}

function drawingsOf(): Drawing[] {
  return Object.keys(ART_WIDTHS).flatMap((folder) =>
    globSync(`${ART}/${folder}/*.svg`)
      .sort()
      .map((file) => ({
        folder,
        name: file.replace(/.*[\\/]|\.svg$/g, ''),
        source: readFileSync(file),
      })),
  );
}

/** Draws what is not kept yet, and forgets what nothing needs any more. */
async function drawAll(drawings: readonly Drawing[]): Promise<{ kept: string; path: string }[]> {
  mkdirSync(KEPT, { recursive: true });
  const standing = new Set(readdirSync(KEPT));
  const wanted = drawings.map(({ folder, name, source }) => ({
    source,
    pictures: (ART_WIDTHS[folder] ?? []).map((width) => ({
      width,
      kept: `${hashOf(JSON.stringify(AVIF), source, String(width))}.avif`,
      path: `${folder}/${name}-${width}.avif`,
    })),
  }));
  const pictures = wanted.flatMap((drawing) => drawing.pictures);
  const missing = wanted.filter((drawing) => drawing.pictures.some(({ kept }) => !standing.has(kept)));
  // One thread for each drawing, and two drawings at a time.
  sharp.concurrency(1);
  const draw = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) await keep(next.source, next.pictures);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
  const needed = new Set(pictures.map(({ kept }) => kept));
  for (const kept of standing) if (!needed.has(kept)) rmSync(join(KEPT, kept));
  return pictures;
}

/** Renders a drawing once, as large as it is wanted, and makes the smaller pictures from that. */
async function keep(source: Buffer, pictures: readonly { width: number; kept: string }[]): Promise<void> {
  const largest = Math.max(...pictures.map(({ width }) => width));
  const { width: own = largest, density = 72 } = await sharp(source).metadata();
  const { data, info } = await sharp(source, { density: (density * largest) / own })
    .resize(largest)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { width, kept } of pictures) {
    await sharp(data, { raw: info }).resize(width).avif(AVIF).toFile(join(KEPT, kept));
  }
}

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
