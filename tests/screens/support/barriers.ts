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

const TAPPED = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';

/** What one sees of an element: its box, cut by whatever around it cuts off; nothing where it is hidden. */
function seenOf(element: Element): DOMRect | undefined {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined;
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    // Bars and sheets lie over what scrolls below them.
    if (position === 'fixed' || position === 'sticky') return undefined;
    const box = around.getBoundingClientRect();
    if (around === document.documentElement || around === document.body) continue;
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  const { position } = getComputedStyle(element);
  if (position === 'fixed' || position === 'sticky' || right - left < 2 || bottom - top < 2) return undefined;
  return new DOMRect(left, top, right - left, bottom - top);
}

const isWithin = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1;

/**
 * Expects that nothing that can be tapped lies on something else of the kind. What lies wholly within another's box, as a
 * heart does on its tile, is laid there.
 */
export function expectNothingOverlaps(): void {
  expect(overlaps(), 'what lies on something else').toEqual([]);
}

export function overlaps(): string[] {
  const all = [...document.querySelectorAll(TAPPED)].flatMap((element) => {
    const seen = seenOf(element);
    return seen ? [{ element, seen }] : [];
  });
  const nameOf = ({ outerHTML }: Element) => outerHTML.slice(0, 120);
  return all.flatMap(({ element, seen }, place) =>
    all.slice(place + 1).flatMap((other) => {
      const width = Math.min(seen.right, other.seen.right) - Math.max(seen.left, other.seen.left);
      const height = Math.min(seen.bottom, other.seen.bottom) - Math.max(seen.top, other.seen.top);
      const isApart = width <= 1 || height <= 1 || element.contains(other.element);
      if (isApart || isWithin(other.seen, seen) || isWithin(seen, other.seen)) return [];
      return [`${nameOf(element)} and ${nameOf(other.element)}: ${Math.round(width)}×${Math.round(height)}`];
    }),
  );
}
