/** The copyright line as the requirements word it, in every language (HOME-29, HOME-30). */
export const COPYRIGHT = 'All rights reserved 2025';
