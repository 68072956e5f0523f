import axe, { type RuleObject } from 'axe-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects no violation of WCAG 2.2 AA in what stands on the page now, a dialog that was opened among it; `rules` beside or
 * without some of axe's.
 */
export async function expectNoBarrier(rules: RuleObject = {}): Promise<void> {
  // What is measured, such as whether a box scrolls, is known once it was laid out and drawn.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
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

/** Something that can be tapped: what one sees of it, and the bar or sheet that it moves with. */
type Tapped = { element: Element; seen: DOMRect; layer: Element | null };

const isLayer = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);

/** The box of an element, cut by whatever around it cuts off; undefined where it is hidden. */
function tappedOf(element: Element): Tapped | undefined {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined;
  let { left, top, right, bottom } = element.getBoundingClientRect();
  let layer: Element | null = isLayer(element) ? element : null;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around === document.documentElement || around === document.body) break;
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    if (isLayer(around)) layer ??= around;
    // What is around it does not cut it.
    if (position === 'fixed') break;
  }
  if (right - left < 2 || bottom - top < 2) return undefined;
  return { element, seen: new DOMRect(left, top, right - left, bottom - top), layer };
}

const allTapped = (): Tapped[] =>
  [...document.querySelectorAll(TAPPED)].flatMap((element) => tappedOf(element) ?? []);

const nameOf = ({ outerHTML }: Element) => outerHTML.slice(0, 120);

/** By how many pixels one box is outside of another, on its farthest side. */
const outside = (inner: DOMRect, outer: DOMRect) =>
  Math.max(
    outer.left - inner.left,
    inner.right - outer.right,
    outer.top - inner.top,
    inner.bottom - outer.bottom,
  );

/**
 * Pairs that are made to lie on each other: a button on a tile, which says so (`data-on-tile`), and a field's own button
 * in it, each wholly within the other, above it and beside no third.
 */
function isMadeSo(inner: Tapped, outer: Tapped): boolean {
  if (outside(inner.seen, outer.seen) > 1) return false;
  const isButton = inner.element.matches('button, a[href]');
  const isOwn = outer.element.matches('input') && outer.element.parentElement?.contains(inner.element);
  return isButton && (isOwn === true || inner.element.matches('[data-on-tile]'));
}

/**
 * Expects that nothing that can be tapped lies on something else of the kind, or leaves the box that it stands in. Bars
 * and sheets lie over what scrolls below them, and are looked at one by one.
 */
export function expectNothingOverlaps(): void {
  expect(overlaps(), 'what lies on something else').toEqual([]);
  expect(leavers(), 'what leaves its box').toEqual([]);
}

export function overlaps(): string[] {
  const all = allTapped();
  return all.flatMap((one, place) =>
    all.slice(place + 1).flatMap((other) => {
      const areBars = one.layer === one.element && other.layer === other.element;
      if (one.layer !== other.layer && !areBars) return [];
      const [a, b] = [one.seen, other.seen];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const isApart = width <= 1 || height <= 1 || one.element.contains(other.element);
      if (isApart || isMadeSo(one, other) || isMadeSo(other, one)) return [];
      return [
        `${nameOf(one.element)} and ${nameOf(other.element)}: ${Math.round(width)}×${Math.round(height)}`,
      ];
    }),
  );
}

/** Whether one sees an element as a box of its own: a card, a bar, a sheet, an entry of a list. */
function isBox(element: Element): boolean {
  const { backgroundColor, boxShadow, borderTopWidth, borderBottomWidth, display } =
    getComputedStyle(element);
  if (display === 'contents' || display === 'inline') return false;
  if (element.matches('li, nav, header, footer, dialog, [role="dialog"]')) return true;
  const isFilled = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  return (
    isFilled || boxShadow !== 'none' || (parseFloat(borderTopWidth) > 0 && parseFloat(borderBottomWidth) > 0)
  );
}

export function leavers(): string[] {
  return allTapped().flatMap(({ element, seen }) => {
    for (let around = element; !isLayer(around) && around.parentElement; ) {
      around = around.parentElement;
      if (around === document.body) break;
      if (!isBox(around)) continue;
      const by = outside(seen, around.getBoundingClientRect());
      return by > 1 ? [`${nameOf(element)} leaves ${nameOf(around)} by ${Math.round(by)}`] : [];
    }
    return [];
  });
}
