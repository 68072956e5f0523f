// Has the brands of the operator's folder in the build (docs/brand.md): saves nothing, and costs nobody else's page a byte.
import type { Plugin } from 'vite';
import type { Brand } from '../app/brand/brands.ts';
import { brandCss } from './brand/brand-css.ts';
import { brandFiles } from './brand/brand-files.ts';
import { type OperatorBrand, readBrands } from './brand/read-brands.ts';
import { operatorFolder } from './operator/folder.ts';

/** Where the files of brands are, as `brandFile` of app/brand/brands.ts has it. */
const PLACE = 'assets/brand';
const TYPES: Record<string, string> = { css: 'text/css', svg: 'image/svg+xml', png: 'image/png' };

/**
 * Gives page and edge the operator's brands, by `import.meta.env.OPERATOR_BRANDS` and `OPERATOR_BRAND_STYLES`, and the build
 * their files, each below the brand's name and edition: many brands stand beside each other.
 * @throws Error in a line for each thing that is wrong with one
 */
export function operatorBrands(folder = operatorFolder()): Plugin {
  let brands: OperatorBrand[] = [];
  return {
    name: 'operator-brands',
    async config() {
      const { problems, ...found } = await readBrands(folder);
      if (problems.length > 0)
        throw new Error(`Brands that cannot be used (docs/brand.md):\n${problems.join('\n')}`);
      brands = found.brands;
      const byName = <T>(part: (brand: OperatorBrand) => T) =>
        JSON.stringify(JSON.stringify(Object.fromEntries(brands.map((brand) => [brand.id, part(brand)]))));
      return {
        define: {
          'import.meta.env.OPERATOR_BRANDS': byName(factsOf),
          'import.meta.env.OPERATOR_BRAND_STYLES': byName(brandCss),
        },
      };
    },
    configureServer(server) {
      // What of the folder the server has was read as it began; texts and settings too.
      const folderChanged = (_: string, path: string) => {
        if (folder && path.startsWith(folder)) server.restart();
      };
      if (folder) server.watcher.add(folder).on('all', folderChanged);
      server.middlewares.use(`/${PLACE}`, async (request, response, next) => {
        const [, id, , ...path] = (request.url ?? '').split(/[/?]/);
        const brand = brands.find((one) => one.id === id);
        const file = brand && (await brandFiles(brand)).get(path.join('/'));
        if (file === undefined) return next();
        response.setHeader('Content-Type', TYPES[path.at(-1)?.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(file);
      });
    },
    applyToEnvironment: ({ name }) => name === 'client',
    // Among the files that the service worker may keep (build/service-worker.ts).
    async generateBundle() {
      for (const brand of brands)
        for (const [path, source] of await brandFiles(brand))
          this.emitFile({ type: 'asset', fileName: `${PLACE}/${brand.id}/${brand.edition}/${path}`, source });
    },
  };
}

function factsOf({ name, theme, tokens, edition }: OperatorBrand): Brand {
  const { bg = '', surface = '' } = tokens[theme];
  return { name, theme, bg, surface, edition };
}
