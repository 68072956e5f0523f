/** What page, edge and manifest say of a brand, beside its styles. */
export type Brand = {
  /** What players read where `SITE_NAME` is empty. */
  name: string;
  /** The theme that it has unless the visitor chooses one. */
  theme: 'dark' | 'light';
  /** Its `bg` token in that theme: the browser's theme colour. */
  bg: string;
  /** Its `surface` token, for pages of others that take a colour from the site. */
  surface: string;
  /** Names the files that were made of an operator's brand; the delivered ones have none. */
  edition?: string;
};

/** The brands that the product is delivered with; their colours are in `tokens.css`. */
export const DELIVERED_BRANDS: Readonly<Record<string, Brand>> = {
  'hoa-dang': { name: 'Hoa Đăng', theme: 'dark', bg: '#0e141c', surface: '#161e29' },
  'ben-sen': { name: 'Bến Sen', theme: 'light', bg: '#f3f5f4', surface: '#ffffff' },
};

/** The site's own drawings that a brand of an operator has in its colours, below `/art`. */
export const TINTED_ART = ['logo.svg', 'states/empty.svg', 'wallet-lanterns.svg'];

/** A brand by its name: a delivered one, one of the operator's (docs/brand.md), and of any other name the first. */
export function brandOf(id: string): Brand {
  const own: Record<string, Brand> = JSON.parse(import.meta.env.OPERATOR_BRANDS || '{}');
  const brands = { ...DELIVERED_BRANDS, ...own };
  return (Object.hasOwn(brands, id) && brands[id]) || (DELIVERED_BRANDS['hoa-dang'] as Brand);
}

/** Where a file is that was made of an operator's brand; undefined for a brand that the product is delivered with. */
export function brandFile(id: string, file: string): string | undefined {
  const { edition } = brandOf(id);
  return edition && `/assets/brand/${id}/${edition}/${file}`;
}
