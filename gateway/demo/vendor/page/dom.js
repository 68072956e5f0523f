// @ts-check

/**
 * An element with properties, listeners (`onclick`) and children; null children are left out.
 * @param {string} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Node | string | null)} children
 * @returns {any}
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element && !name.includes('-')) /** @type {any} */ (element)[name] = value;
    else if (value !== null && value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * A picture of the site's art.
 * @param {string} name
 * @param {string} [className]
 */
export function motif(name, className = 'motif') {
  return el('img', { src: `/sandbox/vendor/art/motifs/${name}.svg`, alt: '', className, draggable: false });
}

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
  return { element, chosen: () => inputs.find(({ input }) => input.checked)?.input.value ?? '' };
}
