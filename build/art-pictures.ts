// Draws the site's own art as AVIF in the sizes of its places: no scripts saved; what is drawn, docs/decisions/044-pictures.md.
import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ART_WIDTHS } from '../app/domain/media/art-widths.ts';

const ART = 'public/art';
/** Pictures in version control, each named by the hash of its drawing and settings. `npm run art` keeps them so. */
export const KEPT = 'build/art-pictures';
/** Pictures that a build had to draw itself, until they are in version control. */
const DRAWN = '.ready/art';
/** The least effort at which the files are still as small. */
const AVIF = { quality: 46, effort: 2 };
const AT_ONCE = 2;
/** Pictures for each line that tells how far it is. */
const A_LINE = 25;

type Picture = { width: number; kept: string; path: string };
export type Drawing = { source: Buffer; largest: number; pictures: Picture[] };

/**
 * Draws the site's own art as AVIF, in the widths of `app/domain/media/art-widths.ts`, below `/assets/art/` and the
 * hash of all of it: whoever has the path of a drawing knows the address of its pictures. What is kept in version control
 * is not drawn again. Builds only.
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
      const missing = missingFrom(drawings, KEPT, DRAWN);
      if (missing.length > 0) {
        console.log(`Drawing pictures that ${KEPT} lacks; "npm run art" draws them once for everybody.`);
        await draw(missing, DRAWN);
      }
      const place = join(dir, 'assets/art', edition);
      for (const folder of Object.keys(ART_WIDTHS)) mkdirSync(join(place, folder), { recursive: true });
      for (const { kept, path } of drawings.flatMap(({ pictures }) => pictures)) {
        const file = join(KEPT, kept);
        cpSync(existsSync(file) ? file : join(DRAWN, kept), join(place, path));
      }
    },
  };
}

/** Every drawing below a folder with the pictures that are made of it. */
export function drawingsOf(art = ART): Drawing[] {
  return Object.entries(ART_WIDTHS).flatMap(([folder, widths]) =>
    globSync(`${art}/${folder}/*.svg`)
      .sort()
      .map((file) => {
        const source = readFileSync(file);
        const name = file.replace(/.*[\\/]|\.svg$/g, '');
        const largest = Math.max(...widths);
        const pictures = widths.map((width) => ({
          width,
          kept: `${hashOf(JSON.stringify([AVIF, largest, width]), source)}.avif`,
          path: `${folder}/${name}-${width}.avif`,
        }));
        return { source, largest, pictures };
      }),
  );
}

/** The drawings of which a picture stands in none of these folders, with those pictures alone. */
export function missingFrom(drawings: readonly Drawing[], ...folders: string[]): Drawing[] {
  const standing = new Set(folders.flatMap(avifsIn));
  return drawings
    .map((drawing) => ({ ...drawing, pictures: drawing.pictures.filter(({ kept }) => !standing.has(kept)) }))
    .filter(({ pictures }) => pictures.length > 0);
}

/** The pictures of a folder that no drawing needs, as it is now. */
export function superfluousIn(folder: string, drawings: readonly Drawing[]): string[] {
  const needed = new Set(drawings.flatMap(({ pictures }) => pictures.map(({ kept }) => kept)));
  return avifsIn(folder).filter((kept) => !needed.has(kept));
}

/**
 * Brings the pictures in version control to what the drawings are now.
 * @returns how many were drawn and how many removed
 */
export async function keepPictures(
  folder = KEPT,
  drawings = drawingsOf(),
): Promise<{ drawn: number; removed: number }> {
  const missing = missingFrom(drawings, folder);
  await draw(missing, folder);
  const superfluous = superfluousIn(folder, drawings);
  for (const kept of superfluous) rmSync(join(folder, kept));
  return { drawn: missing.flatMap(({ pictures }) => pictures).length, removed: superfluous.length };
}

const avifsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.avif')) : [];

/** Draws pictures into a folder, and tells how far it is. */
async function draw(drawings: readonly Drawing[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { default: sharp } = await import('sharp');
  // One thread for each drawing, and two drawings at a time.
  sharp.concurrency(1);
  const waiting = [...drawings];
  const all = drawings.flatMap(({ pictures }) => pictures).length;
  let done = 0;

  /** Renders a drawing once, as large as it is wanted, and makes the smaller pictures from that. */
  const drawOne = async ({ source, largest, pictures }: Drawing) => {
    const { width: own = largest, density = 72 } = await sharp(source).metadata();
    const { data, info } = await sharp(source, { density: (density * largest) / own })
      .resize(largest)
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const { width, kept } of pictures) {
      // A picture that is cut off has another name, and two builds may draw the same.
      const unfinished = join(folder, `${kept}.${randomUUID()}`);
      await sharp(data, { raw: info }).resize(width).avif(AVIF).toFile(unfinished);
      renameSync(unfinished, join(folder, kept));
      done += 1;
      if (done % A_LINE === 0 || done === all) console.log(`  ${done} of ${all} pictures drawn`);
    }
  };
  const drawNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await drawOne(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
}

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
