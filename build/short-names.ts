// Has the bundler name what terser has rewritten: 0.5 kB less than terser's own names; terser and it 2 kB (2026-11-23).
import { minify, type Plugin } from 'vite';

/** After terser has rewritten the code, the bundler's minifier names things: its names compress better. */
export function shortNames(): Plugin {
  return {
    name: 'short-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: {
      order: 'post',
      async handler(code, { fileName }) {
        const { code: named, errors } = await minify(fileName, code, {
          module: true,
          compress: {},
          mangle: { toplevel: true },
        });
        if (errors.length > 0)
          throw new Error(`${fileName}: ${errors.map(({ message }) => message).join('; ')}`);
        return { code: named, map: null };
      },
    },
  };
}
