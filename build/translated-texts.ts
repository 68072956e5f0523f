// Has React take over a page that was translated before its scripts came: saves the page from being drawn anew.
import type { Plugin } from 'vite';
import { expectedModules } from './expected-modules.ts';

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const ALIKE = 'return normalizeMarkupForTextOrAttribute(serverText) === clientText ? !0 : !1;';
const TRANSLATED =
  'document.documentElement.lang !== document.documentElement.dataset.locale || null !== document.querySelector("font")';

/**
 * Has React take over a page that was translated before the scripts came: what it compares is a text with its
 * translation, and without this it draws the whole page anew (docs/decisions/061-translated-pages.md). On any other page
 * a text that differs is what it was. Throws when React is written otherwise.
 */
export function translatedTexts(): Plugin {
  const expected = expectedModules('translated-texts', [REACT_DOM]);
  return {
    name: 'translated-texts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd: expected.check,
    transform: {
      filter: { id: REACT_DOM },
      handler(code, id) {
        expected.meet(id);
        if (!code.includes(ALIKE)) throw new Error('React changed: build/translated-texts.ts must follow');
        return {
          code: code.replace(ALIKE, `${ALIKE.slice(0, ALIKE.indexOf(' ? '))} || ${TRANSLATED};`),
          map: null,
        };
      },
    },
  };
}
