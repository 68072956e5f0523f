import { relative } from 'node:path';
import { root } from './paths.mjs';
import { tell } from './progress.mjs';

const OUTCOMES = { expected: 'passed', unexpected: 'failed', skipped: 'skipped', flaky: 'flaky' };

/** A reporter of Playwright that tells the step runner what begins and what ends. */
export default class {
  printsToStdio() {
    return false;
  }

  onTestBegin(test) {
    tell(named(test));
  }

  onTestEnd(test) {
    tell({ ...named(test), outcome: OUTCOMES[test.outcome()] });
  }
}

function named({ id, title, location }) {
  return { id, title: `${relative(root, location.file)}:${location.line} ${title}` };
}
