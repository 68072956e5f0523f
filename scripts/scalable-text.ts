import type { Plugin } from 'vite';

const SIZES = /(?<![\w-])(font(?:-size)?|line-height):([^;{}]*)/g;
const PIXELS = /(\d+(?:\.\d+)?)px/g;

/** Lets sizes and line heights of texts follow the visitor's choice: styles keep saying plain pixels (ACC-06). */
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

/** The styles with every size of a text times `--text-scale` of `app/brand/tokens.css`. */
export function scalable(css: string): string {
  return css.replace(
    SIZES,
    (_, property, value) => `${property}:${value.replace(PIXELS, 'calc($1px * var(--text-scale))')}`,
  );
}
