/** An account to pay into, and what for. */
export type VietQrPayment = {
  /** The bank's six digits at NAPAS. */
  bin: string;
  accountNumber: string;
  /** 1/100 units; whole đồng are written without decimals. */
  amount?: number;
  /** The text that the payment is recognised by. */
  purpose?: string;
};

/** The identifier of NAPAS, and its service of transfers to accounts. */
const NAPAS = 'A000000727';
const TO_ACCOUNT = 'QRIBFTTA';

/**
 * What a VietQR code holds: EMVCo's merchant-presented layout as NAPAS uses it, with its CRC. With an amount it is good
 * for one payment (`12`), without one for any (`11`).
 * @throws RangeError for a part that the layout has no room for, or whose characters it does not take
 */
export function vietQr({ bin, accountNumber, amount, purpose }: VietQrPayment): string {
  if (!/^\d{6}$/.test(bin) || !/^[\dA-Za-z]{1,19}$/.test(accountNumber)) throw new RangeError('no account');
  if (purpose !== undefined && !/^[\x20-\x7e]{1,25}$/.test(purpose)) throw new RangeError('no purpose');
  const account = field('00', bin) + field('01', accountNumber);
  const payload = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    field('38', field('00', NAPAS) + field('01', account) + field('02', TO_ACCOUNT)),
    field('53', '704'),
    amount === undefined ? '' : field('54', amountText(amount)),
    field('58', 'VN'),
    purpose === undefined ? '' : field('62', field('08', purpose)),
    '6304',
  ].join('');
  return payload + crc16(payload);
}

/** CRC-16/CCITT-FALSE of an ASCII text: polynomial 1021, start FFFF, as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  if (value.length > 99) throw new RangeError('too long');
  return id + String(value.length).padStart(2, '0') + value;
}

function amountText(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('no amount');
  const digits = String(amount).padStart(3, '0');
  const decimals = digits.slice(-2);
  return digits.slice(0, -2) + (decimals === '00' ? '' : `.${decimals}`);
}
