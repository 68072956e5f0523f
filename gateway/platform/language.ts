/** The languages that the reference gateway has its texts in. */
export type Language = 'vi' | 'en';
