import * as v from 'valibot';
import { writtenAs } from '../field-annotations';
import { cutMinorUnitsOf, type MinorUnits, minorUnitsOf } from './minor-units';

const decimal = v.union([v.number(), v.string()]);
/** What is too large to be exact has more digits than these, but for the last part of the fourteen. */
const WHOLE = '-?(?:0|[1-9]\\d{0,13})';
const EXACT = /* @__PURE__ */ new RegExp(`^${WHOLE}(?:\\.\\d{1,2})?$`, 'u');
/** With an exponent JSON writes what is far below a hundredth. */
const SHOWN = /* @__PURE__ */ new RegExp(
  `^(?:\\s*${WHOLE}(?:\\.\\d+)?\\s*|-?\\d(?:\\.\\d+)?e-(?:[6-9]|[1-9]\\d+))$`,
  'u',
);

/** An amount in a request: an exact decimal in the currency's own units, as number or text, and kept as it is. */
export const sentAmount = v.pipe(
  decimal,
  v.check((given) => minorUnitsOf(given) !== undefined),
  writtenAs(EXACT),
);

/** An amount in an answer: an exact decimal on the wire, minor units inside (MONEY-22). */
export const amount = v.pipe(
  sentAmount,
  v.transform((given) => minorUnitsOf(given) as MinorUnits),
);

/** An amount in an answer that is a JSON number, and is kept as one: an exact decimal. */
export const numericAmount = v.pipe(
  v.number(),
  v.check((given) => minorUnitsOf(given) !== undefined),
  writtenAs(EXACT),
);

/** An amount in an answer that is only shown: further decimals are cut off, never rounded up (WALLET-04). */
export const shownAmount = v.pipe(
  decimal,
  v.check((given) => cutMinorUnitsOf(given) !== undefined),
  writtenAs(SHOWN),
  v.transform((given) => cutMinorUnitsOf(given) as MinorUnits),
);
