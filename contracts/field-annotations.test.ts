import * as v from 'valibot';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { alternative, operatorHtml, supportList, timestamp, unread, unreadOf } from './field-annotations';
import { changeAnnotated, changeAt, stepsOf } from './field-paths';
import type { Operation, OutputOf, ResponseOf } from './operation';
import { operations } from './operations';
import type { OperatorHtml, SafeHtml, Sanitised } from './safe-html';
import { fieldsOf } from './shape';
import { readableEntries, tolerant } from './tolerant';
import { vendorOperations } from './vendor-operations';

const upper = (value: unknown) => String(value).toUpperCase();

describe('operator HTML', () => {
  type Help = OutputOf<typeof import('./content/help-centre')['getHelpCentre']>['list'][number];

  test('is neither text nor safe until the edge has sanitised it, wherever it is in an answer [SHELL-43]', () => {
    expectTypeOf<Help['content']>().toEqualTypeOf<OperatorHtml>();
    expectTypeOf<OperatorHtml>().not.toExtend<string>();
    expectTypeOf<OperatorHtml>().not.toExtend<SafeHtml>();
    expectTypeOf<Sanitised<Help>['content']>().toEqualTypeOf<SafeHtml>();
    expectTypeOf<Sanitised<Help>['children'][number]['content']>().toEqualTypeOf<SafeHtml>();
    expectTypeOf<Sanitised<Help>['tag']>().toEqualTypeOf<Help['tag']>();
    expectTypeOf<Sanitised<{ a?: [1, OperatorHtml | null]; b: unknown }>>().toEqualTypeOf<{
      a?: [1, SafeHtml | null];
      b: unknown;
    }>();
  });

  test('is given to the app sanitised by every call [SHELL-43]', () => {
    type Ids = typeof import('./inbox/inbox')['listInbox'];
    expectTypeOf<ResponseOf<Ids>['content'][number]['content']>().toEqualTypeOf<SafeHtml>();
  });
});

describe('a mark', () => {
  it.each<[string, v.GenericSchema, unknown, unknown]>([
    ['the value itself', operatorHtml(), 'a', 'A'],
    [
      'a tolerated field',
      v.object({ a: tolerant(operatorHtml(), ''), b: v.string() }),
      { a: 'a', b: 'b' },
      { a: 'A', b: 'b' },
    ],
    ['a nullish field', v.object({ a: v.nullish(operatorHtml()) }), { a: 'a' }, { a: 'A' }],
    ['readable entries', readableEntries(v.object({ a: operatorHtml() })), [{ a: 'a' }], [{ a: 'A' }]],
    [
      'a list in a piped, optional object',
      v.pipe(
        v.optional(v.object({ a: v.array(operatorHtml()) })),
        v.check(() => true),
      ),
      { a: ['a'] },
      { a: ['A'] },
    ],
    [
      'one option of plain values',
      v.object({ a: v.union([v.number(), operatorHtml()]) }),
      { a: 'a' },
      { a: 'A' },
    ],
    [
      'the second of two objects',
      v.object({ a: v.union([v.object({ b: v.string() }), v.object({ c: operatorHtml() })]) }),
      { a: { b: 'b', c: 'c' } },
      { a: { b: 'b', c: 'C' } },
    ],
    [
      'a part that is unread besides',
      unreadOf(v.object({ a: operatorHtml() }), ['a']),
      { a: 'a' },
      { a: 'A' },
    ],
    ['what is absent', v.object({ a: v.nullish(operatorHtml()) }), {}, {}],
  ])('is found on %s [SHELL-43]', (_, schema, value, expected) => {
    expect(changeAnnotated(schema, value, 'html', upper)).toEqual(expected);
  });

  it('says how the field is marked, and is not taken for another [SHELL-18 SMS-22 GATE-32]', () => {
    const entry = v.object({ path: v.string() });
    const schema = v.object({
      a: operatorHtml('popup'),
      b: operatorHtml(),
      c: timestamp(),
      d: supportList(entry),
    });
    const value = { a: 'a', b: 'b', c: 1, d: [] };
    const how = (annotation: 'html' | 'timestamp' | 'support') =>
      changeAnnotated(schema, value, annotation, (_, told) => told);
    expect(how('html')).toEqual({ ...value, a: 'popup', b: 'page' });
    expect(how('timestamp')).toEqual({ ...value, c: true });
    expect(how('support')).toEqual({ ...value, d: true });
  });

  it('hides behind no kind of schema: one that the walk does not know is refused [SHELL-43]', () => {
    const schema = v.object({ a: v.lazy(() => operatorHtml()) });
    expect(() => changeAnnotated(schema, { a: 'a' }, 'html', upper)).toThrow('lazy');
  });

  it.each<[string, v.GenericSchema]>([
    ['a record', v.object({ a: v.record(v.string(), operatorHtml()) })],
    [
      'an object that becomes another',
      v.pipe(
        v.object({ a: operatorHtml() }),
        v.transform(({ a }) => ({ b: a })),
      ),
    ],
    [
      'a tolerated value that is wrapped',
      v.object({
        a: tolerant(
          v.pipe(
            operatorHtml(),
            v.transform((html) => ({ html })),
          ),
        ),
      }),
    ],
    [
      'one of two that becomes another',
      v.pipe(
        v.nullish(v.union([v.string(), v.object({ a: operatorHtml() })])),
        v.transform((either) => ({ either })),
      ),
    ],
    [
      'entries that become others',
      v.pipe(
        v.array(v.object({ a: v.optional(timestamp()) })),
        v.mapItems(({ a }) => a),
      ),
    ],
  ])('is refused where it would not be found again, behind %s [SHELL-43 SMS-22]', (_, schema) => {
    expect(() => fieldsOf(schema)).toThrow('not found again');
  });

  it('names fields of its schema alone [CALL-06]', () => {
    // @ts-expect-error a misspelt field
    expect(() => unreadOf(v.object({ read: v.boolean() }), ['raed'])).toThrow();
    // @ts-expect-error entries that lead nowhere
    expect(supportList(v.object({ name: v.string() }))).toBeDefined();
    expect(alternative(v.string()).type).toBe('string');
  });
});

/** Every unread field of every call. */
const unreadFields = [...operations, ...vendorOperations].flatMap((operation) =>
  fieldsOf(operation.output)
    .filter(({ annotations }) => annotations.leftOut === 'unread')
    .map(({ path }) => [operation.id, path, operation] as const),
);

describe('an unread field', () => {
  const WRONG = [null, 'lie', 4711, true, { lie: 1 }, [{ lie: 1 }]];

  /** What is left of an answer when the field is told to be so, the field itself left out. */
  function rest({ output, example }: Operation, path: string, lie?: unknown) {
    const steps = stepsOf(path);
    const name = steps.pop() as string;
    const set = (parent: unknown) => ({ ...(parent as object), [name]: lie });
    const drop = (parent: unknown) => ({ ...(parent as object), [name]: undefined });
    return changeAt(v.parse(output, changeAt(example.output, steps, set)), steps, drop);
  }

  it.each(unreadFields)(
    'of %s, %s, breaks nothing, whatever is in it [CALL-06 ENT-79]',
    (_, path, operation) => {
      const without = rest(operation, path);
      for (const lie of WRONG) expect(rest(operation, path, lie)).toEqual(without);
    },
  );

  it('counts as absent when it is wrong [ENT-79]', () => {
    const schema = v.object({ a: unread(v.number()) });
    expect(WRONG.map((a) => v.parse(schema, { a }).a ?? undefined)).toEqual([
      undefined,
      undefined,
      4711,
      undefined,
      undefined,
      undefined,
    ]);
    expect(unreadFields.length).toBeGreaterThan(30);
  });
});
