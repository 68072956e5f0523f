import { tell } from './progress.mjs';

/** A reporter of Vitest that tells the step runner what begins and what ends. */
export default class {
  onTestCaseReady(test) {
    tell(named(test));
  }

  onTestCaseResult(test) {
    tell({ ...named(test), outcome: test.result().state });
  }
}

function named({ id, fullName, module }) {
  return { id, title: `${module.relativeModuleId} > ${fullName}` };
}
