// Notes which modules a plugin has met of those that it changes, so that a build does not go by without one.

/**
 * @param plugin the file in `build/` that changes these modules
 * @returns `meet` takes the id of each module that is changed, `check` belongs at the end of a build: it throws when one
 *   was never met, since it has another name or place by now
 */
export function expectedModules(plugin: string, modules: readonly RegExp[]) {
  const met = new Set<RegExp>();
  return {
    meet(id: string): void {
      for (const module of modules) if (module.test(id)) met.add(module);
    },
    check(error?: Error): void {
      const missing = modules.filter((module) => !met.has(module));
      if (!error && missing.length > 0)
        throw new Error(`No module is called ${missing.join(', ')}: build/${plugin}.ts must follow`);
    },
  };
}
