import { parseSync } from 'vite';

/** Values that mean the same in every language: names of their own, numbers of orders and accounts, codes. */
const VALUES = new Set([
  'account',
  'accountName',
  'accountNumber',
  'bankName',
  'gameName',
  'holder',
  'lastDigits',
  'numero',
  'nickName',
  'nickname',
  'orderNo',
  'reference',
  'siteName',
  'transferNo',
  'upline',
  'downline',
  'userName',
]);
/** What writes such a value. */
const WRITERS = /^(?:format(?:Short)?Money|groupedAmount|moneyParts|short(?:Money)?|vendorName)$/;

/** A node of the program's tree, as ESTree has it. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/**
 * Where a component shows such a value as it is, outside `translate="no"`: a translator makes another name of it, or
 * another number. Responses `line: expression`.
 */
export function translatableValues(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse`);
  const found: string[] = [];
  const visit = (node: Node, isKept: boolean): void => {
    const isElement = node.type === 'JSXElement';
    const keeps = isKept || (isElement && (isTitle(node) || attributesOf(node).some(isTranslate)));
    const shown = isElement || node.type === 'JSXFragment' ? (node.children as Node[]) : [];
    for (const { type, expression, start } of shown) {
      if (keeps || type !== 'JSXExpressionContainer' || !isValue(expression as Node)) continue;
      const { end, start: from } = expression as Node;
      found.push(`${text.slice(0, start).split('\n').length}: ${text.slice(from, end).replace(/\s+/g, ' ')}`);
    }
    for (const child of childrenOf(node)) visit(child, keeps);
  };
  visit(program as unknown as Node, false);
  return found;
}

/** Of a page or a picture: it can hold no elements. */
const isTitle = (element: Node) =>
  ((element.openingElement as { name: { name?: string } }).name.name ?? '') === 'title';
const attributesOf = (element: Node) => (element.openingElement as { attributes: Node[] }).attributes;
/** `translate="no"`, or an expression that can be it. */
const isTranslate = ({ name, value }: Node) =>
  (name as { name?: string } | undefined)?.name === 'translate' && /"value":"no"/.test(JSON.stringify(value));

/** Whether what is shown is such a value, maybe one of two, or such values with signs around them. */
function isValue(node: Node): boolean {
  switch (node.type) {
    case 'Identifier':
      return VALUES.has(node.name as string);
    case 'MemberExpression':
      return isValue(node.property as Node);
    case 'CallExpression':
      return isWriter(node.callee as Node);
    case 'TemplateLiteral':
      return (node.expressions as Node[]).some(isValue);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((one) => isValue(one as Node));
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : [node.left, node.right]).some((one) =>
        isValue(one as Node),
      );
    default:
      return false;
  }
}

function isWriter(callee: Node): boolean {
  if (callee.type === 'Identifier') return WRITERS.test(callee.name as string);
  return callee.type === 'MemberExpression' && isValue(callee.object as Node);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one && 'start' in one);
}
