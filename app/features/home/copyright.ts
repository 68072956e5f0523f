/** The copyright line as the requirements word it, in every language, with the running year (HOME-29, HOME-30). */
export const copyright = (year: string): string => `All rights reserved ${year}`;
