import type { Plugin } from 'vite';

/** Schemas: home uses none although modules that it loads name them. */
const VALIBOT = /\/node_modules\/valibot\/|\/contracts\/tolerant\.ts$/;
/** Parts of the shell that are loaded when they are first used stay out of its file. */
const SHELL = /\/app\/(?:shell|session|brand)\/(?!menu\/|swipe\/|unread\.|moving-picture\.|.*\.functions\.)/;

/**
 * Puts all that every page loads into one file, `first`, and what inner pages share of the shell into another: a phone
 * far away pays for each request, and one file compresses better than a dozen.
 */
export function firstLoad(): Plugin {
  const first = new Set<string>();
  return {
    name: 'first-load',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const waiting = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (first.has(id)) continue;
        first.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          { name: 'valibot', test: VALIBOT, priority: 3 },
          { name: 'first', test: (id) => first.has(id), priority: 2 },
          { name: 'shell', test: SHELL, priority: 1 },
        ],
      },
    }),
  };
}
