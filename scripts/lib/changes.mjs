import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { changedWords } from './affected.mjs';
import { at, root } from './paths.mjs';

const MAINS = ['main', 'origin/main'];

/**
 * What changed since a commit, with what is not committed yet and what is new; unless one is named, since the branch left
 * main, and on main since the last commit.
 * @param {string | undefined} ref
 * @returns {{ since: string, changed: string[], words: string[] }} `words`: keys of messages with other words
 * @throws for a name that is no commit, and where there is no git
 */
export function changesSince(ref) {
  const base = ref ? commit(ref) : forkOf();
  if (!base) throw new Error(`"${ref}" is no commit that git knows.`);
  const list = (...args) => git(...args, '-z').split('\0').filter(Boolean);
  const changed = [
    ...list('diff', '--name-only', '--no-renames', base),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  const words = changed
    .filter((path) => /^messages\/[\w-]+\.json$/.test(path))
    .flatMap((path) => changedWords(catalogue(() => git('show', `${base}:${path}`)), catalogue(() => readFileSync(at(path), 'utf8'))));
  return { since: git('log', '-1', '--format=%h %s', base).trim(), changed, words: [...new Set(words)] };
}

function forkOf() {
  const main = MAINS.find(commit);
  return (main && attempt(() => git('merge-base', 'HEAD', main).trim())) || commit('HEAD');
}

const commit = (ref) => attempt(() => git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).trim());

const catalogue = (text) => JSON.parse(attempt(text) ?? '{}');

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });
}

function attempt(something) {
  try {
    return something();
  } catch {
    return undefined;
  }
}
