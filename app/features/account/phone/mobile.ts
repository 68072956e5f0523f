/** A mobile number in a form, as typed, and the dialling code chosen for it; digits both. */
export type Mobile = { mobileNum: string; countryDialingCode: string };

/** One name for one number, however its trunk zero was typed. */
export function mobileKey({ mobileNum, countryDialingCode }: Mobile): string {
  return `+${countryDialingCode} ${mobileNum.replace(/^0+/, '')}`;
}
