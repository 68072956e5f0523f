// @ts-check

/** @typedef {typeof import('./vi.js').words} Words */

/** @param {string} language @returns {Promise<Words>} */
export const wordsOf = async (language) =>
  (await (language === 'vi' ? import('./vi.js') : import('./en.js'))).words;

/**
 * Puts values into a text.
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

/**
 * Figures as the site around the game writes them in its language; amounts in units of the currency.
 * @param {string} currency
 * @param {string} language
 */
export function numbersOf(currency, language) {
  const style = language === 'vi' ? 'vi-VN' : 'en-US';
  const plain = new Intl.NumberFormat(style, { maximumFractionDigits: 2 });
  const exact = new Intl.NumberFormat(style, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const clock = new Intl.DateTimeFormat('vi-VN', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
  const sign = currency === 'VND' ? '₫' : currency;
  return {
    number: (/** @type {number} */ value) => plain.format(value),
    amount: (/** @type {number} */ value) =>
      `${(Number.isInteger(value) ? plain : exact).format(value)}\u00a0${sign}`,
    time: (/** @type {number} */ moment) => clock.format(moment),
  };
}
