/** Operator HTML that went through the allow-list at the edge; the only text that may be set as markup (SHELL-43). */
export type SafeHtml = string & { readonly __safeHtml: unique symbol };

/**
 * Marks a field that its operation lists under `html`, and that the edge has therefore sanitised. Never give it
 * anything else: this is a statement, not a check.
 */
export function sanitisedByEdge(html: string): SafeHtml {
  return html as SafeHtml;
}
