import * as v from 'valibot';
import { countryCode } from '../shared/values';
import { tolerant } from '../tolerant';

const word = tolerant(v.string(), null);

/** From what device and where a session was opened; null where the gateway does not know. */
export const where = {
  /** Kind of device or its system, such as `Android` or `Windows`. */
  device: word,
  browser: word,
  country: tolerant(countryCode, null),
};

export const EXAMPLE_WHERE = { device: 'Android', browser: 'Chrome', country: 'VN' };
