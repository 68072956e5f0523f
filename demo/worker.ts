import { createDemo, runScheduled } from './app';
import type { Env } from './platform/env';

const demo = createDemo();

export default {
  fetch: demo.fetch,
  scheduled: (_: unknown, env: Env) => runScheduled(env),
};
