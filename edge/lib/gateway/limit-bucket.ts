/** Kinds of calls that are counted together. */
export type LimitBucket =
  | 'login'
  | 'proof'
  | 'captcha'
  | 'form'
  | 'code'
  | 'mail'
  | 'objection'
  | 'register'
  | 'lookup'
  | 'search'
  | 'launch'
  | 'money';
