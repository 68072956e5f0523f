import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brandFile, TINTED_ART } from '@/app/brand/brands';
import { newBrandFile } from './brand/brand-file';
import { operatorLines } from './operator/check';
import { readOperatorSettings } from './operator/settings';
import { operatorBrands } from './operator-brands';

const EXAMPLE = fileURLToPath(new URL('../docs/operator-example', import.meta.url));
const ICONS = {
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-192.png': 192,
  'maskable-512.png': 512,
  'apple-touch-icon.png': 180,
  'social.png': 1200,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Builds with the brands of an operator's folder; what the build puts into the code stands as in a built one. */
async function built(operator: string): Promise<Record<string, string>> {
  const plugin = operatorBrands(operator) as unknown as {
    config: () => Promise<{ define: Record<string, string> }>;
    generateBundle: () => Promise<void>;
  };
  const { define } = await plugin.config();
  await plugin.generateBundle.call({
    emitFile: ({ fileName, source }: { fileName: string; source: string | Buffer }) => {
      const file = join(folder, 'client', fileName);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source);
    },
  });
  for (const [name, code] of Object.entries(define))
    vi.stubEnv(name.replace('import.meta.env.', ''), JSON.parse(code));
  return define;
}
const fileOf = (brand: string, file: string) => join(folder, 'client', brandFile(brand, file) ?? 'none');
const newBrand = (id: string, primary: string) => {
  mkdirSync(join(folder, 'operator/brands', id), { recursive: true });
  writeFileSync(
    join(folder, 'operator/brands', id, 'brand.tokens.json'),
    newBrandFile({ name: id, theme: 'light', primary, second: '#ffd54f' }),
  );
};

describe('brands of an operator', () => {
  it('have icons in all sizes, a social card and the tinted drawings, at the addresses that pages name', async () => {
    newBrand('one', '#c2185b');
    await built(join(folder, 'operator'));
    for (const [file, width] of Object.entries(ICONS)) {
      const picture = await sharp(fileOf('one', file)).metadata();
      expect([file, picture.format, picture.width]).toEqual([file, 'png', width]);
    }
    for (const path of TINTED_ART) {
      const own = readFileSync(fileOf('one', `art/${path}`), 'utf8');
      const product = readFileSync(fileURLToPath(new URL(`../public/art/${path}`, import.meta.url)), 'utf8');
      expect(own).not.toBe(product);
      expect(own.replace(/#[\da-f]{6}/gi, '')).toBe(product.replace(/#[\da-f]{6}/gi, ''));
    }
  });

  it('stand beside each other, each with files of its own', async () => {
    newBrand('one', '#c2185b');
    newBrand('two', '#1565c0');
    await built(join(folder, 'operator'));
    const [one, two] = ['one', 'two'].map((id) => readFileSync(fileOf(id, 'brand.css'), 'utf8'));
    expect(one).toMatch(/^:root\[data-brand="one"\]\{color-scheme:light;--c-bg:#[\da-f]{6};/);
    expect(one).toContain(':root[data-brand="one"][data-theme="dark"]{color-scheme:dark;');
    expect(two).toContain('--c-primary:#1565c0');
    expect(one).not.toContain('two');
  });

  it('have other addresses where anything of them is another', async () => {
    newBrand('one', '#c2185b');
    await built(join(folder, 'operator'));
    const before = brandFile('one', 'brand.css');
    newBrand('one', '#c2185c');
    await built(join(folder, 'operator'));
    expect(brandFile('one', 'brand.css')).not.toBe(before);
  });

  it('stop the build in a line where one cannot be used', async () => {
    newBrand('one', '#c2185b');
    mkdirSync(join(folder, 'operator/brands/two'));
    await expect(built(join(folder, 'operator'))).rejects.toThrow(
      /two\/brand\.tokens\.json: there is no such file/,
    );
  });
});

describe('the example of an operator’s folder', () => {
  it('can be used as it stands, with its own logo in the place of the drawn mark', async () => {
    expect((await operatorLines(EXAMPLE)).problems).toEqual([]);
    expect((await readOperatorSettings(EXAMPLE))?.vars).toMatchObject({ BRAND: 'sao-mai' });
    await built(EXAMPLE);
    expect(readFileSync(fileOf('sao-mai', 'art/logo.svg'), 'utf8')).toBe(
      readFileSync(join(EXAMPLE, 'brands/sao-mai/logo.svg'), 'utf8'),
    );
    expect(readFileSync(fileOf('sao-mai', 'brand.css'), 'utf8')).toContain(
      '[data-logo]{background:url("data:image/svg+xml,',
    );
  });

  it('is nothing that a build knows of, which has the brands of the product alone', async () => {
    const define = await built(join(folder, 'operator'));
    expect(Object.values(define)).toEqual(['"{}"', '"{}"']);
    expect(existsSync(join(folder, 'client'))).toBe(false);
  });
});
