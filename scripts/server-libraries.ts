import type { Plugin } from 'vite';

/** What knows the numbers of all countries, in a small and in a whole edition. */
const SMALL = 'libphonenumber-js/min/metadata';
const WHOLE = 'libphonenumber-js/max/metadata';
const METADATA = /\/libphonenumber-js\/metadata\.max\.json\.js$/;
const OBJECT = /^export default (\{[\s\S]*\});?\s*$/m;

/**
 * Gives the built worker one edition of the numbers of all countries instead of two, and as a text, which costs an
 * engine less than code until a number is looked at.
 * @throws when the library writes its data otherwise
 */
export function serverLibraries(): Plugin {
  return {
    name: 'server-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(id, importer) {
      return id === SMALL ? this.resolve(WHOLE, importer) : undefined;
    },
    transform: {
      filter: { id: METADATA },
      handler(code) {
        const data = OBJECT.exec(code)?.[1];
        if (!data)
          throw new Error('libphonenumber-js changed its data: scripts/server-libraries.ts must follow');
        const text = JSON.stringify(JSON.stringify(JSON.parse(data)));
        return { code: `export default JSON.parse(${text});`, map: null };
      },
    },
  };
}
