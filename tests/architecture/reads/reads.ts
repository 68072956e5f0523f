import { API } from 'typescript/unstable/sync';
import { type Followed, Follower } from './follow';
import { MARKING } from './marking';
import { overlayOf } from './overlay';
import { Types } from './types';

export type Reads = {
  /** The line that reads a field of an operation's answer, or undefined. */
  lineOf(operation: string, path: string): string | undefined;
};

/** Which fields of answers the sources of a project read, by following types (`README.md`). */
export function readsOf(root: string, config: string, isFollowed: (path: string) => boolean): Reads {
  const overlay = new Map<string, string>();
  const api = new API({ cwd: root, fs: { readFile: (path) => overlay.get(path) } });
  try {
    const [plain] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    const paths = (plain?.program.getSourceFileNames() ?? []).filter(
      (path) => path.startsWith(root) && isFollowed(path.slice(root.length)),
    );
    for (const path of paths) {
      const source = plain?.program.getSourceFile(path);
      if (!source) continue;
      const marking = path.endsWith('contracts/operation.ts') ? MARKING : '';
      overlay.set(path, overlayOf(source, path.slice(root.length), isFollowed) + marking);
    }
    const fileChanges = { changed: [...overlay.keys()] };
    const [marked] = api.updateSnapshot({ openProjects: [config], fileChanges }).getProjects();
    if (!marked) throw new Error(`No project at ${config}`);
    const sources = paths.flatMap((path) => marked.program.getSourceFile(path) ?? []);
    const followed = new Follower(new Types(marked.checker), root);
    for (const source of sources) followed.follow(source);
    return {
      lineOf: (operation, path) => {
        const way = path.startsWith('[]') || !path ? `${operation}${path}` : `${operation}.${path}`;
        return lineOf(way, followed);
      },
    };
  } finally {
    api.close();
  }
}

/** The line that reads a way: itself, or where an object on it comes to stand as well. */
function lineOf(asked: string, { reads, flows }: Followed): string | undefined {
  const seen = new Set([asked]);
  for (const way of seen) {
    const line = reads.get(way) ?? reads.get(way.replace(/\.[^.]*$/, '.*'));
    if (line) return line;
    for (const [begin, rest] of beginnings(way)) {
      for (const to of flows.get(begin) ?? []) if (lengthOf(to + rest) <= LONGEST) seen.add(to + rest);
    }
  }
  return undefined;
}

/** Steps of a way that is followed: objects that stand in their own like would make it longer for ever. */
const LONGEST = 14;

function lengthOf(way: string): number {
  return way.split(/[.[]/).length;
}

/** All ways on a way, longest first, each with what is left of it. */
function beginnings(way: string): [string, string][] {
  const ends = [...way.matchAll(/\.|\[\]|$/g)].map(({ index }) => index).reverse();
  return ends.map((end) => [way.slice(0, end), way.slice(end)]);
}
