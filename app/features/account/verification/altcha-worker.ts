import { solveAltcha } from './altcha-solver';

// A worker of its own: it takes one challenge and answers the number. A failure reaches the page as an error event.
self.onmessage = async ({ data }) => {
  try {
    self.postMessage(await solveAltcha(data));
  } catch (error) {
    reportError(error);
  }
};
