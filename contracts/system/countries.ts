import * as v from 'valibot';
import { defineOperation } from '../operation';
import { readableEntries } from '../tolerant';

/** Countries with their dialling codes, and the one a number is from unless told (CALL-32). */
export const getCountries = defineOperation({
  id: 'system.countries',
  method: 'GET',
  path: '/wps/system/country',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({
    list: readableEntries(
      v.object({
        /** ISO 3166-1, two capital letters. */
        countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
        /** Digits only, as in `84`. */
        countryDialingCode: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)),
      }),
    ),
    defaultCountryCode: v.string(),
  }),
  refusals: [],
  example: {
    state: { name: 'the site is open' },
    input: {},
    output: { list: [{ countryCode: 'VN', countryDialingCode: '84' }], defaultCountryCode: 'VN' },
  },
});
