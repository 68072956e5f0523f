// A step of `npm test`: brings the engines of Firefox and Safari, with apt-get as root where they are missing.
import { ENGINE_PACKAGES, ensureEngines } from './lib/engines.mjs';

if (!(await ensureEngines())) {
  console.error(
    `The engines of Firefox and Safari are not here, and apt-get could not bring them. Install ${ENGINE_PACKAGES.join(', ')}, or what your system calls them.`,
  );
  process.exitCode = 1;
}
