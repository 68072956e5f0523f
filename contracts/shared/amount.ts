import * as v from 'valibot';
import { cutMinorUnitsOf, type MinorUnits, minorUnitsOf } from './minor-units';

const decimal = v.union([v.number(), v.string()]);

/** An amount in a request: an exact decimal in the currency's own units, as number or text, and kept as it is. */
export const sentAmount = v.pipe(
  decimal,
  v.check((given) => minorUnitsOf(given) !== undefined),
);

/** An amount in an answer: an exact decimal on the wire, minor units inside (MONEY-22). */
export const amount = v.pipe(
  sentAmount,
  v.transform((given) => minorUnitsOf(given) as MinorUnits),
);

/** An amount in an answer that is only shown: further decimals are cut off, never rounded up (WALLET-04). */
export const shownAmount = v.pipe(
  decimal,
  v.check((given) => cutMinorUnitsOf(given) !== undefined),
  v.transform((given) => cutMinorUnitsOf(given) as MinorUnits),
);
