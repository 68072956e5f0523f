import { brandOf } from './brands';

/** The browser's theme colour of a brand: its `bg` token. */
export const themeColor = (brand: string): string => brandOf(brand).bg;

/** The surface of a brand: its `surface` token, for pages of others that take a colour from the site. */
export const surfaceColor = (brand: string): string => brandOf(brand).surface;

/** The theme that a brand has unless the visitor chooses one. */
export const ownTheme = (brand: string): 'dark' | 'light' => brandOf(brand).theme;
