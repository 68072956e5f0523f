import { parseSync } from 'vite';

/** Words that names of money are made of: `amount`, `withdrawFee`, `balanceAfter`. */
const MONEY = new Set([
  'amount',
  'amounts',
  'balance',
  'fee',
  'fees',
  'stake',
  'paid',
  'credited',
  'withdrawable',
  'locked',
  'payout',
  'money',
  'bonus',
  'price',
  'withdrawn',
  'deposited',
  'received',
  'turnover',
  'units',
  'won',
]);
/** Words that are money where files are about money alone, and anything elsewhere. */
const MONEY_THERE = new Set(['total', 'sum', 'rest', 'bet', 'win', 'required', 'played', 'held', 'missing']);
const ABOUT_MONEY =
  /(?:^|\/)(?:money|deposit|withdraw|record|transfer|wallet|vendor-wallet|payments?|ledger|wagering)(?:\/|\b)/;
/** Names that have such a word and are no money. */
const NO_MONEY = /(?:rate|count|at|by|id|no|key|hash|pattern|field)s?$/i;
const ROUNDS = /^Math\.(?:round|floor|ceil|trunc|fround)$/;
const READS = /^(?:Number|parseFloat|parseInt|Number\.parseFloat|Number\.parseInt)$/;
/** No amount is ever read as a binary fraction, whatever it is called. */
const FLOATS = /^(?:Number\.)?parseFloat$/;
const MAPS = /\.(?:map|from)$/;
const WRITES = /\.(?:toFixed|toPrecision|toExponential)$/;
const CALCULATES = /^(?:\*|\/|\*\*)=?$/;
const CASTS = /^(?:TS\w+|Parenthesized)Expression$/;
const ADDS = /^[+-]=?$/;

/** A node of the program's tree, as ESTree has it. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/**
 * Where a program calculates with an amount of money in a way that may leave the integers (MONEY-22): reads it from text
 * by itself, rounds it, writes it with `toFixed`, multiplies or divides it, or adds a fraction. Responses `line: expression`.
 */
export function inexactMoney(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse`);
  const isInexact = judge(ABOUT_MONEY.test(path), text);
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isInexact(node)) {
      const line = text.slice(0, node.start).split('\n').length;
      found.push(`${line}: ${text.slice(node.start, node.end).replace(/\s+/g, ' ').slice(0, 80)}`);
    } else for (const child of childrenOf(node)) visit(child);
  };
  visit(program as unknown as Node);
  return found;
}

/** What calculates inexactly in a file; in one that is about money alone, more names are money. */
function judge(isAboutMoney: boolean, text: string): (node: Node) => boolean {
  const textOf = ({ start, end }: Node) => text.slice(start, end);
  const isFraction = (node: Node): boolean =>
    node.type === 'Literal' && /^\d[\d_]*(?:\.|e)/i.test(textOf(node));

  function isMoneyName(name: string): boolean {
    const words = name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());
    const isMoneyWord = (word: string) => MONEY.has(word) || (isAboutMoney && MONEY_THERE.has(word));
    return words.some(isMoneyWord) && !(words.length > 1 && NO_MONEY.test(words.at(-1) ?? ''));
  }

  /** An operand that is money: a name or a property of that name, also inside a sum, a product or a cast. */
  function isMoney(operand: unknown): boolean {
    const node = operand as Node;
    if (node.type === 'Identifier') return isMoneyName(node.name as string);
    if (node.type === 'MemberExpression') return isMoney(node.computed ? node.object : node.property);
    if (node.type === 'BinaryExpression') return isMoney(node.left) || isMoney(node.right);
    if (node.type === 'UnaryExpression') return isMoney(node.argument);
    return CASTS.test(node.type) && isMoney(node.expression);
  }

  /** Whether money is named anywhere in an expression. */
  const namesMoney = (node: Node): boolean => isMoney(node) || childrenOf(node).some(namesMoney);

  function isInexactCall(callee: Node, given: Node[]): boolean {
    const called = textOf(callee);
    if (FLOATS.test(called)) return true;
    if (READS.test(called) || ROUNDS.test(called)) return given.some(namesMoney);
    if (MAPS.test(called)) return given.some((one) => READS.test(textOf(one))) && namesMoney(callee);
    return WRITES.test(called) && namesMoney(callee.object as Node);
  }

  return (node) => {
    if (node.type === 'UnaryExpression') return node.operator === '+' && isMoney(node.argument);
    if (node.type === 'BinaryExpression' || node.type === 'AssignmentExpression') {
      const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
      const withMoney = isMoney(left) || isMoney(right);
      if (CALCULATES.test(operator)) return withMoney;
      return ADDS.test(operator) && withMoney && [left, right].some(isFraction);
    }
    if (node.type !== 'CallExpression') return false;
    return isInexactCall(node.callee as Node, node.arguments as Node[]);
  };
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one && 'start' in one);
}
