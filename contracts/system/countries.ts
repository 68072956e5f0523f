import * as v from 'valibot';
import { defineOperation } from '../operation';
import { countryCode } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { countryDialingCode } from '../verification/verification-fields';

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
        countryCode,
        countryDialingCode,
      }),
    ),
    defaultCountryCode: tolerant(countryCode),
  }),
  refusals: [],
  example: {
    state: { name: 'the site' },
    input: {},
    output: { list: [{ countryCode: 'VN', countryDialingCode: '84' }], defaultCountryCode: 'VN' },
  },
});
