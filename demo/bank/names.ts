/** The demo bank's name, and the secret that it signs with where it is given no other, which everybody can read. */
export const DEMO_BANK = 'demo-bank';
export const DEMO_BANK_SECRET = 'the-demo-bank-pays-in-the-sandbox-alone';

/** The account that transfers go to; the bank and its number at NAPAS are invented. */
export const DEMO_ACCOUNT = {
  bin: '970499',
  bankName: { vi: 'Ngân hàng Phù Sa', en: 'Phu Sa Bank' },
  accountNumber: '038822095716',
  accountName: 'CTY TNHH HOA DANG',
};
