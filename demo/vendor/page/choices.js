// @ts-check
import { el } from './dom.js';

/**
 * A group of radio buttons that look like tiles; answers the chosen value.
 * @param {{ legend: string, name: string, options: { value: string, label: string, note?: string }[], onchange?: () => void, columns?: 1 | 2 | 3 }} group
 */
export function choices({ legend, name, options, onchange, columns = 3 }) {
  const inputs = options.map(({ value, label, note }, index) => {
    const input = el('input', { type: 'radio', name, value, checked: index === 0, onchange });
    const text = el(
      'span',
      { className: 'choice-text' },
      el('b', {}, label),
      note ? el('small', {}, note) : null,
    );
    return { input, tile: el('label', { className: 'choice' }, input, text) };
  });
  const element = el(
    'fieldset',
    { className: `choices in-${columns}` },
    el('legend', {}, legend),
    ...inputs.map(({ tile }) => tile),
  );
  return {
    element,
    chosen: () => inputs.find(({ input }) => input.checked)?.input.value ?? '',
    /** @param {string} value */
    choose(value) {
      for (const { input } of inputs) input.checked = input.value === value;
    },
  };
}
