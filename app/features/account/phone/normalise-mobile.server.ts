import parsePhoneNumber, { type PhoneNumber } from 'libphonenumber-js/mobile';
import { GatewayError } from '@/contracts/errors';
import { asciiDigits } from '@/contracts/shared/digits';
import type { Mobile } from './mobile';

// In North America the two share their numbers.
const REACHED_BY_SMS = new Set<ReturnType<PhoneNumber['getType']>>(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * What was typed as a number that exists: without trunk zero, a dialling code typed with it, or spaces. On the server
 * alone: the metadata of all mobile numbers is too large for a phone.
 * @throws GatewayError `mobile.invalid`
 */
export function normaliseMobile({ mobileNum, countryDialingCode }: Mobile): Mobile {
  const code = asciiDigits(countryDialingCode).replace(/\D/g, '');
  const digits = asciiDigits(mobileNum).replace(/\D/g, '').replace(/^00/, '');
  const readings = [`${code}${digits}`, ...(digits.startsWith(code) ? [digits] : [])];
  for (const reading of code ? readings : []) {
    const number = parsePhoneNumber(`+${reading}`);
    if (number && isMobile(number)) {
      return {
        mobileNum: String(number.nationalNumber),
        countryDialingCode: String(number.countryCallingCode),
      };
    }
  }
  throw new GatewayError('mobile.invalid');
}

function isMobile(number: PhoneNumber): boolean {
  return number.isValid() && REACHED_BY_SMS.has(number.getType());
}
