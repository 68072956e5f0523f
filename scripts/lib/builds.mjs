import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { acquireLease, holderOf, ownMark, startOf } from './lease.mjs';
import { at } from './paths.mjs';

/**
 * @typedef {{ hash: string, folder: string, site: string, gateway: string | undefined, demo: string | undefined, workers: string[],
 *   server: string, client: string, manifest: string }} Build
 * One build. `hash` is over what it was made from; `site`, `gateway` and `demo` are the wrangler configurations of its workers, and
 * `workers` those there are, the site's first; `server` and `client` are folders, of the site's modules and of its files;
 * `manifest` tells which file is made from what.
 */

const HASH = /^[0-9a-f]{16}$/;
/** What a build was called before each had a folder of its own. */
const OLD_NAMES = ['client', 'server', 'reference_gateway', 'manifest.json'];
/** A folder of a build that is being made or removed, with the process that does. */
const UNFINISHED = /^[0-9a-f]{16}\.(?:new|old)-(\d+)$/;
const LOCK = 'building';

/**
 * The builds in a folder, each below the hash of what it was made from. One is current, the last that was asked for. A
 * program that uses one marks it, and it stays until that program is gone, whatever is built meanwhile; others are removed.
 * @param {string} folder
 */
export function buildsIn(folder) {
  const CURRENT = join(folder, 'current');

  /** @returns {Build} */
  const partsOf = (hash) => {
    const of = (...parts) => join(folder, hash, ...parts);
    const site = of('server/wrangler.json');
    const [gateway, demo] = [of('reference_gateway/wrangler.json'), of('demo/wrangler.json')].map((config) =>
      existsSync(config) ? config : undefined,
    );
    const workers = [site, gateway, demo].filter((config) => config !== undefined);
    return {
      hash,
      folder: of(),
      site,
      gateway,
      demo,
      workers,
      server: of('server'),
      client: of('client'),
      manifest: of('manifest.json'),
    };
  };

  /** The build of this hash, in use by this process from now on and current; undefined where there is none. */
  const use = (hash) => {
    try {
      mark(join(folder, hash));
    } catch (error) {
      if (error.code === 'ENOENT') return;
      throw error;
    }
    // Somebody may have removed it between.
    if (!existsSync(join(folder, hash, 'server'))) return;
    return partsOf(hash);
  };

  const currentHash = () => (existsSync(CURRENT) ? readFileSync(CURRENT, 'utf8') : '');

  return {
    /** The build of this hash, now the current one and in use by this process; undefined where there is none. */
    take(hash) {
      const build = use(hash);
      if (build) writeWhole(CURRENT, hash);
      return build;
    },

    /** Whether the build of this hash is the current one. */
    isCurrent: (hash) => currentHash() === hash,

    /** The current build, in use by this process from now on. @throws when nothing is built */
    current() {
      const build = currentHash() && use(currentHash());
      if (!build) throw new Error('Nothing is built: run npm run build first.');
      return build;
    },

    /**
     * Where a new build is to be made; nobody finds it there. It must lie as deep as where {@link keep} brings it, since
     * it names its other parts by relative paths.
     */
    newFolder(hash) {
      const made = join(folder, `${hash}.new-${process.pid}`);
      rmSync(made, { recursive: true, force: true });
      mkdirSync(made, { recursive: true });
      return made;
    },

    /** Makes what stands in {@link newFolder} the build of this hash, and takes it. @returns {Build} */
    keep(hash, made) {
      try {
        renameSync(made, join(folder, hash));
      } catch (error) {
        // Another program was faster.
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
        rmSync(made, { recursive: true, force: true });
      }
      return this.take(hash);
    },

    /** Removes the build of this hash. @throws when another program uses it */
    discard(hash) {
      const other = usersOf(join(folder, hash)).find((pid) => pid !== process.pid);
      if (other) throw new Error(`Process ${other} uses this build; end it first.`);
      remove(folder, hash, () => true);
    },

    /** Removes what nobody uses any more, but for the current build, and what programs left that were killed. */
    clean() {
      const current = currentHash();
      // As builds stood before each had a folder of its own: nothing keeps wrangler from deploying one.
      for (const name of OLD_NAMES) rmSync(join(folder, name), { recursive: true, force: true });
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        const [, maker] = UNFINISHED.exec(name) ?? [];
        if (maker && !startOf(maker)) rmSync(join(folder, name), { recursive: true, force: true });
        if (HASH.test(name) && name !== current && usersOf(join(folder, name)).length === 0)
          remove(folder, name, (removed) => usersOf(removed).length === 0);
      }
    },

    /**
     * Waits until no other program builds here. A program that was killed holds nothing up.
     * @param {(line: string) => void} say
     * @returns {Promise<() => void>} lets the next one build
     */
    acquireLease: (say) =>
      acquireLease(join(folder, LOCK), (holder) =>
        say(`Process ${holder} builds this checkout; waiting for it.`),
      ),
  };
}

/** The builds of this checkout. */
export const builds = buildsIn(at('dist'));

let current;
/**
 * The build that was made or asked for last, in use by this process until its end: everything that reads a build finds it
 * here, and finds the same one whatever is built meanwhile.
 * @returns {Build}
 * @throws when nothing is built
 */
export function currentBuild() {
  current ??= builds.current();
  return current;
}

const USERS = 'used-by';

/** Notes that this process uses what is in a folder. @throws ENOENT when there is no such folder */
function mark(folder) {
  const users = join(folder, USERS);
  try {
    mkdirSync(users);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  writeFileSync(join(users, String(process.pid)), ownMark());
}

/** The processes that use what is in a folder; the marks of those that are gone are removed. */
function usersOf(folder) {
  const users = join(folder, USERS);
  if (!existsSync(users)) return [];
  return readdirSync(users).flatMap((name) => {
    const holder = holderOf(join(users, name));
    if (!holder) rmSync(join(users, name), { force: true });
    return holder ? [holder] : [];
  });
}

/** Moves a build away, looks again, since somebody may have begun to use it between, and removes it or brings it back. */
function remove(folder, hash, isUnused) {
  const removed = join(folder, `${hash}.old-${process.pid}`);
  try {
    renameSync(join(folder, hash), removed);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (isUnused(removed)) rmSync(removed, { recursive: true, force: true });
  else renameSync(removed, join(folder, hash));
}

function writeWhole(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
