import { maskName } from '../mask-name';

const SHOWN_START = 2;
const SHOWN_END = 3;

/** An address with its name masked, as `m***n@example.com` (ACC-18). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${maskName(email.slice(0, at))}${email.slice(at)}`;
}

/** A number as it is dialled at home, with no more than its ends, as `09•• ••• 678` (ACC-18). */
export function maskMobile(mobileNum: string): string {
  const dialled = `0${mobileNum}`;
  return `${dialled.slice(0, SHOWN_START)}•• ••• ${dialled.slice(-SHOWN_END)}`;
}
