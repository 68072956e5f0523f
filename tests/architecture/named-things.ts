/** What the repository holds for docs to name: its files, its folders, the words of its programs. */
export type Repository = {
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  words: ReadonlySet<string>;
};

const ROOM = /^(?:app|build|contracts|demo|docs|edge|gateway|messages|public|scripts|tests)\//;
const FILE = /^[\w$@[\]-][\w$@[\].-]*(?:\/[\w$@[\].-]+)*\.(?:[cm]?[jt]sx?|md|css|json|sql|svg|toml|html)$/;
const FOLDER = /^(?:[\w@$-]+\/)+$/;
const CLIMBS = /^\.{1,2}\//;
/** What stands for many names, or is made by a run. */
const OPEN = /[<>*…{}\s]|\bNNN\b|^(?:dist|node_modules|\.[a-z])/;
const FENCED = /^```[\s\S]*?^```/gm;
const SYMBOL = /^(?:[a-z]+\d*[A-Z]\w*|[A-Z][a-z]\w*[A-Z]\w*|[A-Za-z]\w*(?=\())(?:\(.*\))?$/;

/** The folders that hold files, and those above them. */
export function foldersOf(files: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      folders.add(file.slice(0, end));
    }
  }
  return folders;
}

/** The identifiers of a program's text. */
export function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z_]\w*/g) ?? [];
}

/**
 * What a document names in backticks and neither the repository nor the document's own examples have. Not held to it: what
 * is struck out (`~~…~~`), and a decision that says in its third line that another one has superseded it.
 */
export function missingNames(document: string, text: string, repository: Repository): string[] {
  if (/^.*\n.*\nSuperseded by \d{3}\b/.test(text)) return [];
  const here = document.slice(0, Math.max(0, document.lastIndexOf('/')));
  const kept = text.replaceAll(/~~[\s\S]*?~~/g, '').replaceAll(FENCED, '');
  const fenced = text.match(FENCED) ?? [];
  // In no language: a drawing, often of a tree of files.
  const drawings = fenced.filter((block) => block.startsWith('```\n'));
  const drawn = drawings.flatMap((tree) => tree.split(/[\s,():]+/)).filter((one) => FILE.test(one));
  const named = new Set([...[...kept.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name), ...drawn]);
  const examples = new Set(fenced.flatMap(wordsOf));
  return [...named].filter((name) => {
    if (isPath(name)) return !isThere(name, here, repository);
    const [symbol = ''] = /^\w+/.exec(name) ?? [];
    return SYMBOL.test(name) && !repository.words.has(symbol) && !examples.has(symbol);
  });
}

function isPath(name: string): boolean {
  return !OPEN.test(name) && [ROOM, FILE, FOLDER, CLIMBS].some((one) => one.test(name));
}

/** From a README a name is a path from its folder or from the root; from docs the end of a path will do too. */
function isThere(name: string, here: string, { files, folders }: Repository): boolean {
  const isOne = (path: string) => files.has(path) || folders.has(path.replace(/\/$/, ''));
  if (isOne(joined(here, name)) || (!CLIMBS.test(name) && isOne(name))) return true;
  if (!/^docs(?:\/|$)/.test(here)) return false;
  const end = `/${name.replace(/\/$/, '')}`;
  return [...files, ...folders].some((path) => path.endsWith(end));
}

function joined(folder: string, name: string): string {
  const parts = folder ? folder.split('/') : [];
  for (const part of name.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
