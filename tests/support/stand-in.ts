import { afterAll, beforeEach, type Mock, vi } from 'vitest';

/**
 * Puts functions in the place of a module's own, anew before each test of the file, and takes them away after the last
 * one: the module stays the one that all files of tests share. What the module itself calls is not replaced.
 */
export function standIn<Module extends object>(
  module: Promise<Module>,
  own: { [Name in keyof Module]?: (...given: never[]) => unknown },
): void {
  const spies: Mock[] = [];
  beforeEach(async () => {
    const exports = (await module) as Record<string, () => unknown>;
    for (const [name, inPlace] of Object.entries(own)) {
      const spy = vi.spyOn(exports, name) as Mock;
      spy.mockImplementation((...given) => (inPlace as (...given: unknown[]) => unknown)(...given));
      spies.push(spy);
    }
  });
  afterAll(() => {
    for (const spy of spies) spy.mockRestore();
  });
}
