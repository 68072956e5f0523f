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
 * An element of a drawing.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...Node} children
 */
export function drawn(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** Lines of the site's own icons. */
const ICONS = {
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v4.9h-4.9',
  rules: 'M9 9.2a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.6M12 17.6v.1',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  pause: 'M9 6v12M15 6v12',
  resume: 'M8 5.5v13l10.5-6.5Z',
  less: 'M6 12h12',
  more: 'M6 12h12M12 6v12',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  close: 'M6 6l12 12M18 6 6 18',
};

/** @param {keyof typeof ICONS} name */
export function icon(name) {
  const line = drawn('path', { d: ICONS[name] });
  return drawn('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, line);
}

/**
 * A round button with an icon.
 * @param {keyof typeof ICONS} name
 * @param {string} label
 * @param {Record<string, any>} [properties]
 */
export function iconButton(name, label, properties = {}) {
  return el('button', { type: 'button', className: 'round', 'aria-label': label, ...properties }, icon(name));
}

/**
 * A picture of the site's art.
 * @param {string} name
 * @param {string} [className]
 */
export function motif(name, className = 'motif') {
  const src = `/sandbox/vendor/art/motifs/${name}.svg`;
  return el('img', { src, alt: '', className, width: 100, height: 112, draggable: false });
}
