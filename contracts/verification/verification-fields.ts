import * as v from 'valibot';

/** Digits only, as in `84`: how every call writes a dialling code. */
export const countryDialingCode = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/));

/** National number without its trunk zero; 6 to 20 digits (CONST-05). */
export const mobileNumber = v.pipe(v.string(), v.regex(/^\d{6,20}$/));

/** SMS code: digits, at most 10; the true length is the gateway's (SMS-34, SMS-35). */
export const verificationCode = v.pipe(v.string(), v.regex(/^\d{1,10}$/));

/** Identity token of Firebase, a JWT. */
export const firebaseIdToken = v.pipe(v.string(), v.minLength(1), v.maxLength(8192));

/** How a Firebase identity was proved (LOGIN-39, LOGIN-72, REG-101). */
export const firebaseChannel = v.picklist(['sms', 'line', 'facebook', 'google']);
