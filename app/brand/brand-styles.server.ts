/** The colours of an operator's brand as a style sheet; empty for a brand that `tokens.css` has. */
export function brandStyles(brand: string): string {
  const styles: Record<string, string> = JSON.parse(import.meta.env.OPERATOR_BRAND_STYLES || '{}');
  return Object.hasOwn(styles, brand) ? (styles[brand] ?? '') : '';
}
