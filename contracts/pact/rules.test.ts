import { Matchers } from '@pact-foundation/pact';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { written } from '../marks';
import type { Schema } from '../operation';
import { stepsOf } from '../places';
import { fieldsOf } from '../shape';
import { allOperations } from './all-operations';
import { expectedInstead } from './command/matchers.mjs';
import { interactionsOf } from './interactions';
import { inAnswer, mayBeNull } from './match';
import { type Rule, ruleOf } from './rules';

const TEXTS = `
0|1|2|-1|3.5|01|12|84|+84|840|84000|1e3|1e-7|0.10|1000.50|1000.505|48250000|-45.1|1,5|1790000000|1790000000000
1790000000000000|2026-04-18|2026-13-01|18.04.2026|2026-04-18T00:00:00Z|2026-04-18T07:00:00.5+07:00|2026-04-18T00:00
true|false|null|yes|Y|N|y|A|B|C|VN|vn|VNM|VND|VI|EN|HOT|FREE|VIP|LOW|MEDIUM|PORTRAIT|m_home|M_HOME|both|menu|RNG|username
https://cdn.example.com|http://localhost:4000/a?b=c#d|HTTPS://CDN.EXAMPLE.COM/x|https://hội.vn/ảnh.png|cdn.example.com
hoadang.example.com:8080|ftp://x.example|javascript:alert(1)|https://|https:// x|https://a b.example|//evil.example/x|/|/a
/art/covers/rng-drum-1.svg|/m/activity?id=501|art/x.svg|data:image/png;base64,iVBORw0KGgo=|data:text/html;base64,PGI+
data:image/svg+xml;base64,PHN2Zy8+|iVBORw0KGgo=|<svg></svg>|Trống Hội Đêm Rằm|日本語|🎰|مرحبا|{}|[]|<p>x</p>|c-1
`;
/** Values as answers may have them, right for one field and wrong for another. */
const PROBES: unknown[] = [
  ...TEXTS.trim().split(/[|\n]/),
  ...['', ' ', '  48250000.5 ', '\n', 'x\ny', 'a'.repeat(300)],
  ...[0, 1, 2, 4, -1, 0.5, 1.005, 12.34, -45.1, 84, 100, 1e-7, 48250000.5, 1e15, 1e21],
  ...[1_790_000_000, 1_790_000_000_000, 1_790_000_000_000.5, 1_790_000_000_000_000],
  ...[true, false, {}, { a: 1 }, [], ['a'], [1]],
];

/** Whether the site takes a value as it is: the schema accepts it, and puts nothing else in its place. */
function reads(schema: Schema, value: unknown): boolean {
  const { wrapped } = schema as { wrapped?: Schema };
  if (wrapped) return reads(wrapped, value);
  const { success, output } = v.safeParse(schema, value);
  return success && !('fallback' in schema && output === undefined);
}

const passes = (value: unknown, rule: Rule, example: unknown) =>
  expectedInstead(value, rule, example) === undefined;

function exampleAt(body: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>((value, step) => {
    return (value as Record<string, unknown>)[step === '[]' ? '0' : step];
  }, body);
}

describe('What the contract asks of a plain value', () => {
  test.each(allOperations.map((operation) => [operation.id, operation] as const))(
    'is what the site reads, no less and no more: %s [CALL-06]',
    (_, operation) => {
      const wrong = interactionsOf(operation).flatMap(({ schema, response, description }) => {
        const body = Matchers.reify(response.body);
        return (schema ? fieldsOf(schema) : []).flatMap((field) => {
          const rule = response.rules[`$.${inAnswer(field.path).replaceAll('[]', '[*]')}`];
          if (!rule) return [];
          const example = exampleAt(body, inAnswer(field.path));
          const differing = PROBES.filter(
            (value) => passes(value, rule, example) !== reads(field.schema, value),
          );
          const nulls = passes(null, rule, example) === mayBeNull(field) ? [] : [null];
          return [...differing, ...nulls].map(
            (value) =>
              `${description}: ${field.path} and ${JSON.stringify(value)} by ${JSON.stringify(rule)}`,
          );
        });
      });
      expect(wrong).toEqual([]);
    },
  );

  it('has a rule for every plain value that is pinned, and is tried with many [CALL-06]', () => {
    const rules = allOperations
      .flatMap(interactionsOf)
      .flatMap(({ response }) => Object.values(response.rules));
    expect(rules.length).toBeGreaterThan(allOperations.length);
    expect(new Set(PROBES.map((value) => JSON.stringify(value))).size).toBeGreaterThan(100);
  });

  it.each<[string, Schema, string]>([
    ['a check that says nothing of how values are written', v.pipe(v.string(), v.check(Boolean)), 'check'],
    ['a number below a bound that digits cannot say', v.pipe(v.number(), v.maxValue(7)), 'up to 7'],
    ['a length', v.pipe(v.string(), v.maxLength(3)), 'max_length'],
    ['an address without its pattern', v.pipe(v.string(), v.url()), 'url'],
    ['a pattern that not every verifier knows', v.pipe(v.string(), v.regex(/^(?!a)/)), 'alike'],
    ['a pattern without regard to case', v.pipe(v.string(), v.regex(/^a$/i)), 'alike'],
  ])('cannot be %s [CALL-06]', (_, schema, said) => {
    expect(() => ruleOf(schema, false)).toThrow(said);
  });

  it('is by its pattern, in ASCII digits, beside its type where only one passes [CALL-06]', () => {
    const digits = v.pipe(v.string(), v.regex(/^[\da-f]\d\/$/));
    expect(ruleOf(digits, false)).toEqual({
      combine: 'AND',
      matchers: [{ match: 'type' }, { match: 'regex', regex: '^[0-9a-f][0-9]/$' }],
    });
    expect(ruleOf(v.union([v.number(), v.string()]), true)).toEqual({
      combine: 'OR',
      matchers: [{ match: 'number' }, { match: 'type' }, { match: 'null' }],
    });
    const even = v.pipe(
      v.number(),
      v.check((value) => value % 2 === 0),
      written(/^\d*[02468]$/),
    );
    expect(ruleOf(even, false).matchers).toEqual([
      { match: 'number' },
      { match: 'regex', regex: '^[0-9]*[02468]$' },
    ]);
  });
});
