import * as v from 'valibot';

/** A bank's card or account number as it is sent: digits alone. */
export const cardNumber = v.pipe(v.string(), v.regex(/^\d{6,19}$/));

/** Numbers of domestic cards: sixteen or nineteen digits that begin so, the last of them a check digit (ISO/IEC 7812). */
const DOMESTIC_CARD = /^9704\d{12}(?:\d{3})?$/;

/** Whether a number can be one: a domestic card's keeps its check digit, an account's has none (ACC-15). */
export function isCardNumber(digits: string): boolean {
  return v.is(cardNumber, digits) && (!DOMESTIC_CARD.test(digits) || keepsCheckDigit(digits));
}

/** Luhn's sum: every second digit from the end counts double, by its own digits. */
function keepsCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const counted = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
