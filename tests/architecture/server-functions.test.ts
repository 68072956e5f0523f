import { expect, test } from 'vitest';
import { PHOTO_BYTES } from '../../contracts/member/avatars';
import { functions } from '../../edge/functions';
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

test('the edge knows each server function, by which method it is called, and no other [GATE-34 CALL-03]', () => {
  const made = files.flatMap((path) => {
    const found = read(path).matchAll(/export const (\w+) = createServerFn\(\{ method: '(\w+)' \}\)/g);
    return [...found].map(([, name, method]) => `${method} ${name}`);
  });
  expect(made.length).toBeGreaterThan(40);
  const known = Object.entries(functions).map(([name, { method }]) => `${method} ${name}`);
  expect(known.sort()).toEqual(made.sort());
});

test('what a server function may be sent is little, and is much for a photo alone [CALL-03]', () => {
  const bounds = Object.entries(functions).map(([name, { largestBody = 0 }]) => [name, largestBody] as const);
  expect(bounds.filter(([, bytes]) => bytes > 16 * 1024).map(([name]) => name)).toEqual(['setIconFn']);
  expect(functions.setIconFn?.largestBody).toBeGreaterThan((PHOTO_BYTES * 4) / 3);
  expect(functions.setIconFn?.largestBody).toBeLessThanOrEqual(72 * 1024);
});
