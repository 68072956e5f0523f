import { check } from 'recheck';
import { parseSync } from 'vite';

/** A regular expression as it stands in a program. */
export type Expression = { source: string; flags: string };

type Node = { type: string; regex?: { pattern: string; flags: string } } & Record<string, unknown>;

/** Milliseconds that the checker may think about one expression; those here take less than a tenth of it. */
const PATIENCE = 60_000;

/** The literals of a program, and whether it makes further expressions while it runs. */
export function expressionsIn(path: string, text: string): { literals: Expression[]; makesMore: boolean } {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse`);
  const literals: Expression[] = [];
  let makesMore = false;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.regex) literals.push({ source: node.regex.pattern, flags: node.regex.flags });
    const { callee } = node as { callee?: Node };
    if (callee?.type === 'Identifier' && callee.name === 'RegExp') makesMore = true;
    Object.values(node).forEach(visit);
  };
  visit(program);
  return { literals, makesMore };
}

/** The checker counts steps; without these it takes what a busy machine stretches for what an attacker does. */
const BY_STEPS_ALONE = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/**
 * What is wrong with an expression: how its time grows with the length of what it looks at, where that is faster than
 * in proportion, or that the checker cannot tell; null for a good one.
 */
export async function faultOf({ source, flags }: Expression): Promise<string | null> {
  const answer = await check(source, flags, { timeout: PATIENCE, ...BY_STEPS_ALONE });
  if (answer.status === 'safe') return null;
  return answer.status === 'vulnerable' ? answer.complexity.summary : answer.status;
}
