/** The browser's theme colour of each brand: its `bg` token. */
const THEME_COLORS: Record<string, string> = { 'hoa-dang': '#0e141c', 'ben-sen': '#f3f5f4' };

export function themeColor(brand: string): string {
  return THEME_COLORS[brand] ?? '#0e141c';
}

/** The surface of each brand: its `surface` token, for pages of others that take a colour from the site. */
const SURFACE_COLORS: Record<string, string> = { 'hoa-dang': '#161e29', 'ben-sen': '#ffffff' };

export function surfaceColor(brand: string): string {
  return SURFACE_COLORS[brand] ?? '#161e29';
}

/** The theme that a brand has unless the visitor chooses one. */
export function ownTheme(brand: string): 'dark' | 'light' {
  return brand === 'ben-sen' ? 'light' : 'dark';
}
