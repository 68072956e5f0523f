import { describe, expect, it } from 'vitest';
import { changeAt, stepsOf } from './field-paths';

const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);

describe('paths of output fields', () => {
  it.each([
    ['', 'a', 'A'],
    ['[]', ['a', 'b'], ['A', 'B']],
    ['[].path', [{ path: 'a', x: 'a' }, {}], [{ path: 'A', x: 'a' }, {}]],
    ['list[].content', { list: [{ content: 'a' }] }, { list: [{ content: 'A' }] }],
    ['a.b', { a: { b: 'x' } }, { a: { b: 'X' } }],
    ['a.b', { a: null }, { a: null }],
    ['a[].b[].c', { a: [{ b: [{ c: 'x' }] }] }, { a: [{ b: [{ c: 'X' }] }] }],
    ['list[].content', { list: null }, { list: null }],
    ['absent[].content', { x: 1 }, { x: 1 }],
  ])('%j of %j gives %j [SHELL-43 GATE-32]', (path, value, expected) => {
    expect(changeAt(value, stepsOf(path), upper)).toEqual(expected);
  });

  it('leaves the original alone [SHELL-43]', () => {
    const original = { list: [{ content: 'a' }] };
    changeAt(original, stepsOf('list[].content'), upper);
    expect(original.list[0]?.content).toBe('a');
  });
});
