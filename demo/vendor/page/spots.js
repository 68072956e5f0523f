// @ts-check
import { el } from './dom.js';

/**
 * Spots of a table that chips are laid on and taken off again; the first one that is laid too much goes.
 * @param {{ legend: string, className: string, most: number, chip: string, isHeld: () => boolean, onchange: (spots: string[]) => void,
 *   options: { value: string, label: string, note?: string, name?: string, className?: string }[] }} wanted
 */
export function createSpots({ legend, className, most, chip, isHeld, onchange, options }) {
  /** @type {string[]} */
  let laid = [];
  const spots = new Map(
    options.map(({ value, label, note, name, className: own = '' }) => [
      value,
      el(
        'button',
        {
          type: 'button',
          className: `spot ${own}`,
          'aria-pressed': 'false',
          'aria-label': name ?? null,
          onclick: () => isHeld() || press(value),
        },
        el('b', {}, label),
        note ? el('small', {}, note) : null,
        el('span', { className: 'chip', 'aria-hidden': 'true' }, chip),
      ),
    ]),
  );
  const element = el(
    'div',
    { className: `spots ${className}`, role: 'group', 'aria-label': legend },
    ...spots.values(),
  );

  /** @param {string} value */
  function press(value) {
    const without = laid.filter((one) => one !== value);
    lay(without.length < laid.length ? without : [...laid.slice(most > laid.length ? 0 : 1), value]);
    mark([]);
    onchange(laid);
  }

  /** @param {readonly string[]} values */
  function lay(values) {
    laid = [...values];
    for (const [value, spot] of spots) spot.setAttribute('aria-pressed', String(laid.includes(value)));
  }

  /** @param {readonly string[]} values */
  function mark(values) {
    for (const [value, spot] of spots) spot.classList.toggle('ahead', values.includes(value));
  }

  return { element, lay, mark, laid: () => laid };
}
