/** A plugin of the build names itself where what it changes is written otherwise than it expects. */
const NAMED = /build\/[\w-]+\.ts(?= must follow)/;
const EXACT = /^\d+\.\d+\.\d+$/;

/**
 * A package.json that asks for the newest version with the same major number; where that is 0, with the same minor one.
 * @template {{ dependencies: Record<string, string>, devDependencies: Record<string, string> }} Pack
 * @param {Pack} pack
 * @returns {Pack}
 */
export function withNewestMinors(pack) {
  const loosened = (versions) =>
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        name,
        EXACT.test(version) ? `^${version}` : version,
      ]),
    );
  return {
    ...pack,
    dependencies: loosened(pack.dependencies),
    devDependencies: loosened(pack.devDependencies),
  };
}

/**
 * What is newer in one package-lock.json than in another, of the packages that the project names itself.
 * @returns {string[]} a line for each
 */
export function newerIn(before, after) {
  const { dependencies, devDependencies } = before.packages[''];
  return Object.keys({ ...dependencies, ...devDependencies })
    .map((name) => [name, ...[before, after].map((lock) => lock.packages[`node_modules/${name}`]?.version)])
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => `${name} ${was} → ${is}`);
}

/**
 * The plugin that stopped a build because a package is written otherwise by now.
 * @param {string} output what the build said
 */
export function unmatchedPlugin(output) {
  return NAMED.exec(output)?.[0];
}
