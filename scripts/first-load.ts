import type { Plugin } from 'vite';

/** Schemas: home uses none although modules that it loads name them. */
const SCHEMAS = /\/node_modules\/valibot\/|\/contracts\/tolerant\.ts$/;
/** Home's screen as the router splits it off. */
const HOME = /\/app\/routes\/m\/home\.tsx\?tsr-split/;
/** What every screen may share. Parts that are loaded when they are first used are reached by `import()` alone. */
const COMMON = /\/app\/(?:shell|session|brand|ui|lib)\/|\/contracts\//;

/**
 * Puts all that every page loads into one file, `first`, and what home and most other screens share into another,
 * `frame`: a phone far away pays for each request, and one file compresses better than a dozen.
 */
export function firstLoad(): Plugin {
  const first = new Set<string>();
  const home = new Set<string>();
  return {
    name: 'first-load',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const reach = (found: Set<string>, from: string[]) => {
        const waiting = from;
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (found.has(id)) continue;
          found.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      };
      const all = [...this.getModuleIds()];
      reach(
        first,
        all.filter((id) => this.getModuleInfo(id)?.isEntry),
      );
      reach(
        home,
        all.filter((id) => HOME.test(id)),
      );
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          { name: 'schemas', test: SCHEMAS, priority: 3 },
          { name: 'first', test: (id) => first.has(id), priority: 2 },
          { name: 'frame', test: (id) => home.has(id) && COMMON.test(id), priority: 1 },
        ],
      },
    }),
  };
}
