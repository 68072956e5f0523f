// Lets sizes of texts follow the visitor's own (ACC-06): saves nothing, styles stay in pixels.
import type { Plugin } from 'vite';

const SIZES = /(?<![\w-])(font(?:-size)?|line-height):([^;{}]*)/g;
const PIXELS = /(\d+(?:\.\d+)?)px/g;
/** A browser's own size of texts, unless its visitor chose another. */
const USUAL = 16;

/**
 * Lets sizes and line heights of texts follow the browser's own size and the visitor's choice: styles keep saying the
 * pixels of the usual size (ACC-06, docs/decisions/083-letters-and-bars.md).
 */
export function scalableText(): Plugin {
  return {
    name: 'scalable-text',
    transform: {
      filter: { id: /\/app\/.*\.css$/ },
      order: 'pre',
      handler: (code) => ({ code: scalable(code), map: null }),
    },
  };
}

/** The styles with every size of a text in rem. */
export function scalable(css: string): string {
  return css.replace(
    SIZES,
    (_, property, value) =>
      `${property}:${value.replace(PIXELS, (_: string, size: string) => `${Number(size) / USUAL}rem`)}`,
  );
}
