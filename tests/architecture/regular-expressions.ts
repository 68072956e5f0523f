import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'vite';
import { ROOT, read } from './source-files';

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

const KEPT = join(ROOT, '.ready/safe-expressions.json');

/**
 * `faultOf`, asked once on this machine for each expression that is good: counting steps alone, the same version of the
 * checker says the same again. `keep` writes down what is good now.
 */
export function rememberingFaults() {
  const version: string = JSON.parse(read('node_modules/recheck/package.json')).version;
  const known = goodBefore(version);
  const good = new Set<string>();
  return {
    async faultOf(expression: Expression): Promise<string | null> {
      const written = `/${expression.source}/${expression.flags}`;
      const fault = known.has(written) ? null : await faultOf(expression);
      if (fault === null) good.add(written);
      return fault;
    },
    keep() {
      mkdirSync(dirname(KEPT), { recursive: true });
      writeFileSync(`${KEPT}.${process.pid}`, JSON.stringify({ version, good: [...good] }));
      renameSync(`${KEPT}.${process.pid}`, KEPT);
    },
  };
}

function goodBefore(version: string): Set<string> {
  try {
    const kept: { version: string; good: string[] } = JSON.parse(readFileSync(KEPT, 'utf8'));
    return new Set(kept.version === version ? kept.good : []);
  } catch {
    // None yet, or cut off while it was written.
    return new Set();
  }
}
