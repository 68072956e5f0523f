import axe, { type RuleObject } from 'axe-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects no violation of WCAG 2.2 AA in what stands on the page now, a dialog that was opened among it; `rules` beside or
 * without some of axe's.
 */
export async function expectNoBarrier(rules: RuleObject = {}): Promise<void> {
  // Half faded in, everything lacks contrast.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: TAGS },
    rules,
    resultTypes: ['violations'],
  });
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  expect(told, 'accessibility').toEqual([]);
}

/** Expects nothing beside the screen. */
export function expectNoSidewaysScroll(): void {
  expect(document.documentElement.scrollWidth - innerWidth, 'pixels beside the screen').toBeLessThanOrEqual(
    0,
  );
}
