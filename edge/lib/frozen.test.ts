import { expect, it } from 'vitest';
import { frozen } from './frozen';

it('a value that many requests hold cannot be changed, however deep [GATE-47]', () => {
  const value = frozen({ list: [{ name: 'a' }], none: null });
  expect(() => value.list.push({ name: 'b' })).toThrow(TypeError);
  expect(() => Object.assign(value.list[0] ?? {}, { name: 'b' })).toThrow(TypeError);
  expect(value).toEqual({ list: [{ name: 'a' }], none: null });
});
