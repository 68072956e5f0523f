/** Every field that a registration may ask for, in the order of the form (REG-13 to REG-32). */
export const REGISTER_FIELDS = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
  'nickname',
  'payeeName',
  'email',
  'idNumber',
  'birthday',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'affiliateCode',
  'recommenderId',
  'captcha',
] as const;

export type RegisterField = (typeof REGISTER_FIELDS)[number];
