import { expect, it } from 'vitest';
import { quietConsole } from './quiet-console';

it('of an error that a framework logs only its kind is written; own lines stay whole [ERR-60]', () => {
  const lines: unknown[][] = [];
  const target = { error: (...args: unknown[]) => void lines.push(args) };
  quietConsole(target);
  target.error(new SyntaxError('Unexpected token L, "Lantern2209"'));
  target.error('Render failed for Lantern2209:', new TypeError('Lantern2209'));
  target.error('Lantern2209');
  target.error('{"event":"request.failed","reason":"TypeError"}');
  expect(lines).toEqual([
    ['{"event":"framework.error","name":"SyntaxError"}'],
    ['{"event":"framework.error","name":"TypeError"}'],
    ['{"event":"framework.error","name":null}'],
    ['{"event":"request.failed","reason":"TypeError"}'],
  ]);
});
