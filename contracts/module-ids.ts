/** Module ids of the gateway (FLAG-23 to FLAG-38); an operation names its own, the client sends it. */
export const MODULE_IDS = [
  'COMM3',
  'FUNDTRANS3',
  'MEMTRANS3',
  'PERSPNL3',
  'AGEINFO3',
  'AGEDOWNMAN3',
  'REG3',
  'CAPTCHA3',
  'CBS3',
  'REWCEN3',
  'AFFMAN3',
  'PROFPIC3',
  'FEEDBACK3',
  'REGMOBVERF3',
] as const;

export type ModuleId = (typeof MODULE_IDS)[number];
