// Says in words what changed between two versions of the pact files and the stories: contracts/GUIDE.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changesBetween } from './command/differences.mjs';
import { PACTS } from './command/pact-files.mjs';
import { storyChangesBetween } from './command/story-differences.mjs';

const USAGE = `Usage: node contracts/pact/diff.mjs [--from REVISION|FOLDER] [--to REVISION|FOLDER]

Without options: the pact files as they are, against those of the last commit.

Exit code: 0 nothing that a green backend may break on; 1 something that it may; 2 called wrongly.`;

/** The interactions of all pact files in a folder, or in a revision of git. */
function interactionsIn(place) {
  const texts = existsSync(place) ? textsOfFolder(place) : textsOfRevision(place);
  return texts.flatMap((text) => JSON.parse(text).interactions);
}

function textsOfFolder(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8'));
}

function textsOfRevision(revision) {
  const names = git('ls-tree', '--name-only', revision, './').filter((name) => name.endsWith('.json'));
  return names.map((name) => git('show', `${revision}:./${name}`).join('\n'));
}

/** The stories beside the pact files of a folder, or of a revision of git; none where there were none yet. */
function storiesIn(place) {
  const file = join('..', 'pact', 'stories.json');
  if (existsSync(place)) {
    const beside = join(place, file);
    return existsSync(beside) ? JSON.parse(readFileSync(beside, 'utf8')) : [];
  }
  const isThere = git('ls-tree', '--name-only', place, file).some(Boolean);
  return isThere ? JSON.parse(git('show', `${place}:${file}`).join('\n')) : [];
}

function printList(head, changes) {
  if (changes.length > 0) console.log([head, ...changes.map(({ text }) => `  ${text}`)].join('\n'));
}

function git(...args) {
  const options = { cwd: PACTS, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] };
  return execFileSync('git', args, options).split('\n');
}

try {
  const text = { type: 'string' };
  const { from = 'HEAD', to = PACTS } = parseArgs({ options: { from: text, to: text } }).values;
  const changes = [
    ...changesBetween(interactionsIn(from), interactionsIn(to)),
    ...storyChangesBetween(storiesIn(from), storiesIn(to)),
  ];
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const harmless = changes.filter(({ isBreaking }) => !isBreaking);
  if (changes.length === 0) console.log('Nothing that is asked of a backend changed.');
  printList('A green backend may break on:', breaking);
  printList('Nothing breaks on:', harmless);
  if (breaking.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`${error.message.trim()}\n\n${USAGE}`);
  process.exitCode = 2;
}
