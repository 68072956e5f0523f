/** Kinds of calls that are counted together. */
export type LimitBucket =
  | 'login'
  | 'captcha'
  | 'code'
  | 'register'
  | 'lookup'
  | 'search'
  | 'launch'
  | 'money';
