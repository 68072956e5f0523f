import type { OperatorHtml, SafeHtml } from '../safe-html';

/** HTML that a test states to be sanitised. For tests only. */
export function asSafeHtml(html: string): SafeHtml {
  return html as SafeHtml;
}

/** HTML as the gateway sends it, for what picks from an answer. For tests only. */
export function asOperatorHtml(html: string): OperatorHtml {
  return html as unknown as OperatorHtml;
}
