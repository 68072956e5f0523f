import { expect, test } from 'vitest';
import { buildPhases } from './build-phases';

type Hooks = {
  buildStart: () => void;
  transform: () => void;
  renderChunk: { handler: () => null };
};

test('a build says each phase at once, and how far it is whenever it has gone on for five seconds', () => {
  const lines: string[] = [];
  let time = 1_000_000;
  const plugin = buildPhases(
    (line) => lines.push(line),
    () => time,
  ) as unknown as Hooks;
  const client = { environment: { name: 'client' } };
  plugin.buildStart.call(client);
  for (let file = 0; file < 10; file += 1) {
    time += 2000;
    plugin.transform.call(client);
  }
  plugin.buildStart.call({ environment: { name: 'other_worker' } });
  time += 600_000;
  plugin.renderChunk.handler.call(client);
  expect(lines).toEqual([
    "Building the browser's files",
    "  the browser's files: files read: 3",
    "  the browser's files: files read: 6",
    "  the browser's files: files read: 9",
    'Building other_worker',
    "  the browser's files: files written: 1",
  ]);
});
