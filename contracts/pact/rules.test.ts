import { Matchers } from '@pact-foundation/pact';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { writtenAs } from '../field-annotations';
import { stepsOf } from '../field-paths';
import type { Schema } from '../operation';
import { fieldsOf } from '../shape';
import { allOperations } from './all-operations';
import { expectedInstead } from './command/matchers.mjs';
import { interactionsOf } from './interactions';
import { inAnswer, mayBeNull } from './match';
import { PROBES } from './proof/probes';
import { reads } from './proof/reads';
import { type Rule, ruleOf } from './rules';

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
      const wrong = interactionsOf(operation).flatMap(({ schema, response, description, shows = [] }) => {
        const body = Matchers.reify(response.body);
        return (schema ? fieldsOf(schema) : []).flatMap((field) => {
          const rule = response.rules[`$.${inAnswer(field.path).replaceAll('[]', '[*]')}`];
          if (!rule || shows.includes(field.path) || field.annotations.words) return [];
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
    [
      'a check that says nothing of how values are written',
      v.pipe(
        v.string(),
        v.check((text) => text !== 'a'),
      ),
      'check',
    ],
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
      v.check((value: number) => value % 2 === 0),
      writtenAs(/^\d*[02468]$/),
    );
    expect(ruleOf(even, false).matchers).toEqual([
      { match: 'number' },
      { match: 'regex', regex: '^[0-9]*[02468]$' },
    ]);
  });
});
