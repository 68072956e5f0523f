import { plainFigures } from '@/app/forms/typed-edit';
import { LOGIN_MOBILE_NUM } from '../field-rules';

/** Digits of what was typed, pasted or filled in, at most 20; a leading `+` and dialling code go (CONST-05). */
export function typedDigits(text: string, dialingCode: string): string {
  const typed = plainFigures(text).trim();
  const digits = typed.replace(/\D/g, '');
  const international = typed.startsWith('+') && digits.startsWith(dialingCode);
  return (international ? digits.slice(dialingCode.length) : digits).slice(0, LOGIN_MOBILE_NUM.max);
}
