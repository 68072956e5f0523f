// Has pages say which of their words are borrowed from another language: saves nothing, and costs browsers nothing.
import type { Plugin } from 'vite';

const RUNTIME = 'react/jsx-runtime';
const MARKING = '\0virtual:borrowed-words';
const APP_FILE = /\/app\/(?!paraglide\/).*\.tsx(?:\?|$)/;

/**
 * Has the built worker write the language of a borrowed text (`lang="en"`) on the element that it stands in, by the
 * function that makes all elements of the app. What a browser draws later, app/locale/borrowed-words.ts marks: only
 * in languages that are not whole.
 */
export function borrowedWords(): Plugin {
  return {
    name: 'borrowed-words',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (source, importer) =>
      source === RUNTIME && importer && APP_FILE.test(importer) ? MARKING : undefined,
    load: (id) => (id === MARKING ? CODE : undefined),
  };
}

const CODE = `import { Fragment, jsx as one, jsxs as several } from '${RUNTIME}';
import { withLanguage } from '/app/locale/borrowed-words.server.ts';
export { Fragment };
export const jsx = (type, props, key) => one(type, withLanguage(type, props), key);
export const jsxs = (type, props, key) => several(type, withLanguage(type, props), key);`;
