// Gives the worker each library once: 199 kB of code less, 49 kB brotli, of the 2,500 that it may have.
import type { Plugin } from 'vite';
import { expectedModules } from './expected-modules.ts';

/** What knows the numbers of all countries: how they are written, and all of the mobile ones. */
const SMALL = 'libphonenumber-js/min/metadata';
const WHOLE = 'libphonenumber-js/mobile/metadata';
/** To render by it fails at once: every test that looks at such a page does. */
const NO_RENDERER =
  "exports.renderToString = exports.renderToStaticMarkup = () => { throw new Error('only renderToReadableStream is in the worker'); };";
const METADATA = /\/libphonenumber-js\/metadata\.mobile\.json\.js$/;
/** React's second renderer, which nothing here asks to render: pages and the status page are drawn by the first. */
const SECOND_RENDERER = /\/react-dom\/cjs\/react-dom-server-legacy\.browser\.production\.js$/;
/** What a page loads once it is there; no server ever does. */
const IN_BROWSERS = /\/app\/ui\/carousel-motion\.tsx$/;
const OBJECT = /^export default (\{[\s\S]*\});?\s*$/m;

/**
 * Gives the built worker one edition of the numbers of all countries instead of two, and as a text, which costs an
 * engine less than code until a number is looked at; one renderer of React's instead of two; and no carousel in motion,
 * which only browsers load.
 * @throws when the library writes its data otherwise
 */
export function serverLibraries(): Plugin {
  const modules = [METADATA, SECOND_RENDERER, IN_BROWSERS];
  const expected = expectedModules('server-libraries', modules);
  return {
    name: 'server-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(id, importer) {
      return id === SMALL ? this.resolve(WHOLE, importer) : undefined;
    },
    buildEnd: expected.check,
    transform: {
      filter: { id: modules },
      handler(code, id) {
        expected.meet(id);
        if (IN_BROWSERS.test(id)) return { code: 'export {};', map: null };
        if (SECOND_RENDERER.test(id)) return { code: NO_RENDERER, map: null };
        const data = OBJECT.exec(code)?.[1];
        if (!data)
          throw new Error('libphonenumber-js changed its data: build/server-libraries.ts must follow');
        const text = JSON.stringify(JSON.stringify(JSON.parse(data)));
        return { code: `export default JSON.parse(${text});`, map: null };
      },
    },
  };
}
