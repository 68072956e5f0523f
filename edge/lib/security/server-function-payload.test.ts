import { describe, expect, it } from 'vitest';
import { isPayload } from './server-function-payload';

const text = (value: unknown) => ({ t: 1, s: value });
const object = (fields: Record<string, unknown>, i = 0) => ({
  t: 10,
  i,
  p: { k: Object.keys(fields), v: Object.values(fields) },
  o: 0,
});
const payload = (node: unknown, marked: number[] = []) => JSON.stringify({ t: node, f: 127, m: marked });
const nested = (depth: number): unknown =>
  depth === 0 ? text('x') : { t: 9, i: depth, a: [nested(depth - 1)], o: 0 };

describe('payloads of server functions', () => {
  it.each([
    // As Start's client writes them.
    '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":10,"i":1,"p":{"k":["username","n","b","u","nul","arr","d","f","neg"],"v":[{"t":1,"s":"a"},{"t":0,"s":1},{"t":2,"s":2},{"t":2,"s":1},{"t":2,"s":0},{"t":9,"i":2,"a":[{"t":0,"s":1},{"t":1,"s":"x"}],"o":0},{"t":5,"i":3,"s":"1970-01-01T00:00:00.000Z"},{"t":0,"s":1.5},{"t":2,"s":4}]},"o":0}]},"o":0},"f":127,"m":[]}',
    '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":10,"i":1,"p":{"k":["o","p"],"v":[{"t":10,"i":2,"p":{"k":["x"],"v":[{"t":0,"s":1}]},"o":0},{"t":4,"i":2}]},"o":0}]},"o":0},"f":127,"m":[2]}',
    payload(object({ data: nested(20) })),
  ])('of plain data pass (%#) [CALL-02]', (good) => {
    expect(isPayload(good)).toBe(true);
  });

  it.each([
    '',
    'pw=Lantern2209',
    '{"password":Lantern2209}',
    '{"username":',
    'null',
    '[]',
    '"text"',
    '7',
    '{}',
    '{"username":"an","password":"Lantern2209"}',
    '{"t":null,"f":127,"m":[]}',
    payload(text('x')),
    payload({ t: 9, i: 0, a: [], o: 0 }),
    payload(object({ data: { t: 99, i: 1, s: 'x' } })),
    payload(object({ data: { t: 6, i: 1, c: '(a+)+$', m: '' } })),
    payload(object({ data: text(7) })),
    payload(object({ data: { t: 0, s: '1' } })),
    payload(object({ data: { t: 2, s: 8 } })),
    payload(object({ data: { t: 4, i: 9 } })),
    payload(object({ data: { t: 4, i: 9 } }), [9]),
    payload(object({ data: { t: 9, i: 1, a: [0], o: 0 } })),
    payload({ t: 10, i: 0, p: { k: ['a', 'b'], v: [text('x')] }, o: 0 }),
    payload({ t: 10, i: 0, p: { k: ['__proto__'], v: [text('x')] }, o: 0 }),
    payload({ t: 10, i: -1, p: { k: [], v: [] }, o: 0 }),
    payload(object({ data: nested(2_000) })),
  ])('of anything else are refused (%#) [CALL-02 ERR-60]', (bad) => {
    expect(isPayload(bad)).toBe(false);
  });
});
