import { LEVELS, type Level } from '@/contracts/levels';
import { type Decider, type Explanation, VISITOR_KINDS } from '@/contracts/why-hidden';
import { type Change, type Facts, type View, viewOf } from './facts';

/** By what the site shows an entry. */
export type Rule = (view: View) => boolean;
const SHOWN: Explanation = { verdict: 'shown', because: [], oneOf: [] };

/** What there is to ask of a rule: the facts, what of them can be otherwise, and what of it nobody knows. */
export type Question = {
  facts: Facts;
  changes: readonly Change[];
  isUnknown: (change: Change) => boolean;
};

/** Asks a rule why it shows an entry, or does not: as things are, and as they might be. */
export function explained(rule: Rule, { facts, changes, isUnknown }: Question): Explanation {
  const holds = (one: Facts) => rule(viewOf(one));
  const open = changes.filter(isUnknown);
  const known = changes.filter((change) => !isUnknown(change));
  const best = all(facts, open, 'better');
  if (!holds(best)) return hidden(holds, best, known);
  if (holds(all(facts, open, 'worse'))) return SHOWN;
  const because = open.filter((change) => !holds(change.worse(best))).map(({ decider }) => decider);
  return {
    verdict: 'depends',
    because,
    oneOf: because.length > 0 ? [] : [open.map(({ decider }) => decider)],
  };
}

type Holds = (facts: Facts) => boolean;
const all = (facts: Facts, changes: readonly Change[], how: 'better' | 'worse') =>
  changes.reduce((changed, change) => change[how](changed), facts);

/** A step to where the entry shows: a change, another visitor, another level. */
type Step = { take: (facts: Facts) => Facts; decider: (ideal: Facts) => Decider };

function hidden(holds: Holds, facts: Facts, changes: readonly Change[]): Explanation {
  const ideal = idealOf(holds, facts, changes);
  if (!ideal) return { verdict: 'hidden', because: [], oneOf: [] };
  const steps = stepsTo(holds, ideal, facts, changes);
  const taken = (some: readonly Step[]) => some.reduce((changed, step) => step.take(changed), facts);
  const without = (step: Step) => taken(steps.filter((other) => other !== step));
  const needed = steps.filter((step) => !holds(without(step)));
  const because = needed.map((step) => step.decider(ideal));
  const oneOf: Decider[][] = [];
  const done = [...needed];
  while (!holds(taken(done))) {
    // Of those that are left, the fewest that keep it hidden together: each would do.
    const left = steps.filter((step) => !done.includes(step));
    const group = left.reduce((blocking, step) => {
      const fewer = blocking.filter((other) => other !== step);
      return holds(taken([...steps.filter((other) => !fewer.includes(other))])) ? blocking : fewer;
    }, left);
    const [first] = group;
    if (!first) break;
    oneOf.push(group.map((step) => step.decider(ideal)));
    done.push(first);
  }
  return { verdict: 'hidden', because, oneOf };
}

/** Facts by which the entry shows, as near to those that are as can be: first with the same visitor and level. */
function idealOf(holds: Holds, facts: Facts, changes: readonly Change[]): Facts | undefined {
  const better = all(facts, changes, 'better');
  const visitors = [facts.visitor, ...VISITOR_KINDS.filter((kind) => kind !== facts.visitor)];
  const levels = [facts.level, ...[...LEVELS].reverse().filter((level) => level !== facts.level)];
  for (const visitor of visitors)
    for (const level of levels) {
      const ideal = { ...better, visitor, level };
      if (holds(ideal)) return ideal;
    }
  return undefined;
}

function stepsTo(holds: Holds, ideal: Facts, facts: Facts, changes: readonly Change[]): Step[] {
  const { visitor, level } = ideal;
  return [
    ...(visitor === facts.visitor
      ? []
      : [{ take: (one: Facts) => ({ ...one, visitor }), decider: () => visitorsFor(holds, ideal) }]),
    ...(level === facts.level
      ? []
      : [
          {
            take: (one: Facts) => ({ ...one, level }),
            decider: () => levelFor(holds, ideal, facts.level),
          },
        ]),
    ...changes
      .filter(({ isGood }) => !isGood(facts))
      .map(({ better, decider }) => ({ take: better, decider: () => decider })),
  ];
}

function visitorsFor(holds: Holds, ideal: Facts): Decider {
  const needs = VISITOR_KINDS.filter((visitor) => holds({ ...ideal, visitor }));
  return { kind: 'visitor', needs };
}

function levelFor(holds: Holds, ideal: Facts, level: Level): Decider {
  const enough = LEVELS.filter((one) => holds({ ...ideal, level: one }));
  const isMost = LEVELS.indexOf(level) > LEVELS.indexOf(ideal.level);
  const needs = (isMost ? enough.at(-1) : enough[0]) ?? ideal.level;
  return { kind: 'level', level, needs, isMost };
}
