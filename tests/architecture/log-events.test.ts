import { expect, test } from 'vitest';
import { LOG_LEVELS, SECURITY_LEVELS } from '@/edge/log-events';
import { read, sourcesBelow } from './source-files';

const TABLES = /^edge\/(?:log-events(?:-words)?|alarms)\.ts$/;
const programs = sourcesBelow('edge', 'app')
  .filter((path) => !TABLES.test(path))
  .map((path) => ({ path, text: read(path) }));

test('every event and every kind of the log is written somewhere: no alarm waits for one that never comes', () => {
  expect(programs.length).toBeGreaterThan(500);
  const names = [...Object.keys(LOG_LEVELS), ...Object.keys(SECURITY_LEVELS)];
  const isWritten = (name: string) =>
    programs.some(
      ({ text }) =>
        text.includes(`'${name}'`) || text.includes(`"event":"${name}"`) || text.includes(`: ${name},`),
    );
  expect(names.filter((name) => !isWritten(name))).toEqual([]);
});

test('nobody writes an event past the list: lines of the log are written by `log`, of a request by `requestLine`', () => {
  const writers = programs
    .filter(({ text }) => /console\.(?:info|log|warn|error)\(/.test(text))
    .map(({ path }) => path)
    .sort();
  expect(writers).toEqual([
    'app/client.tsx',
    'app/shell/session-watch.tsx',
    'edge/lib/log.ts',
    'edge/middleware/every-request.ts',
  ]);
});
