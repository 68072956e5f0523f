/** The browser's theme colour of each brand: its `bg` token. */
const THEME_COLORS: Record<string, string> = { 'hoa-dang': '#0e141c', 'ben-sen': '#f3f5f4' };

export function themeColor(brand: string): string {
  return THEME_COLORS[brand] ?? '#0e141c';
}
