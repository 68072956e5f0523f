import { expect, test } from 'vitest';
import { read, sourcesBelow } from './source-files';

const files = sourcesBelow('app').filter((path) => path.endsWith('.functions.ts'));

test('server functions take input by `inputOf` alone, which the compiler lets nobody leave unchecked [ERR-60]', () => {
  const validators = files.flatMap((path) => read(path).match(/\.validator\(\w*/g) ?? []);
  expect(validators.length).toBeGreaterThan(10);
  expect(validators.filter((one) => one !== '.validator(inputOf')).toEqual([]);
});

test('server functions stand in `.functions.ts` files, where the browser gets their address alone', () => {
  const made = sourcesBelow('app').filter((path) => /\bcreateServerFn\(/.test(read(path)));
  expect(made.filter((path) => !files.includes(path))).toEqual([]);
});
