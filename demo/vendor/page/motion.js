// @ts-check

/** Whether the player asked for less motion: then everything is where it ends, at once. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @param {number} ms */
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The last movement of each element. @type {WeakMap<Element, Animation>} */
const moved = new WeakMap();

/**
 * Moves an element and waits for it; not at all for who wants less motion. What moved it before ends: two movements of
 * one element are more than the compositor takes. A page that nobody looks at draws nothing and would wait for ever: the
 * clock ends it as well.
 * @param {Element} element
 * @param {Keyframe[]} keyframes
 * @param {KeyframeAnimationOptions & { duration: number }} options
 */
export async function move(element, keyframes, options) {
  if (isStill()) return;
  moved.get(element)?.cancel();
  const animation = element.animate(keyframes, { easing: 'ease-out', ...options });
  moved.set(element, animation);
  const { duration, delay = 0, iterations = 1 } = options;
  await Promise.race([animation.finished, wait(duration * iterations + delay + 300)]).catch(() => undefined);
}

/**
 * The figure that a count shows when a part of its time is over: fast at first, exact at the end.
 * @param {number} from
 * @param {number} to
 * @param {number} part 0 to 1
 */
export function counted(from, to, part) {
  if (part >= 1) return to;
  return from + Math.round((to - from) * (1 - (1 - Math.max(0, part)) ** 3));
}

/**
 * Counts from one figure to another.
 * @param {number} from
 * @param {number} to
 * @param {(value: number) => void} show
 * @param {number} [ms]
 */
export function count(from, to, show, ms = 800) {
  if (isStill() || document.hidden) return show(to);
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    const part = document.hidden ? 1 : (now - start) / ms;
    show(counted(from, to, part));
    if (part < 1) requestAnimationFrame(step);
  };
  step(start);
}

/** A list in an order of its own. @template T @param {readonly T[]} list */
export function shuffled(list) {
  return list
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
