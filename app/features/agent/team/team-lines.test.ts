import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Downline, downlineSchema, EXAMPLE_DOWNLINE } from '@/contracts/team/downline';
import { type Branch, type Line, linesOf } from './team-lines';

const one = (id: string, more: object = {}): Downline =>
  v.parse(downlineSchema, { ...EXAMPLE_DOWNLINE, agent: false, direct: 0, ...more, id });
const branch = (rows: readonly Downline[] | undefined, failed = false): Branch => ({
  rows,
  failed,
  retry: () => {},
});
const told = (line: Line) =>
  line.kind === 'row' ? (line.inside ? `${line.inside.id}/${line.row.id}` : line.row.id) : line.kind;
const lines = (rows: Downline[], branches: [string, Branch][]) => linesOf(rows, new Map(branches));

describe('the lines of a team', () => {
  const rows = [one('a', { agent: true, direct: 14 }), one('b')];

  it('are its rows, and right below an opened one the first of its branch with the way to all others [AGENT-25]', () => {
    expect(lines(rows, []).map(told)).toEqual(['a', 'b']);
    const opened = lines(rows, [['a', branch([one('c'), one('d')])]]);
    expect(opened.map(told)).toEqual(['a', 'a/c', 'a/d', 'more', 'b']);
    expect(opened[3]).toMatchObject({ kind: 'more', left: 12 });
  });

  it('say that a branch is on its way, or did not come [AGENT-25]', () => {
    expect(lines(rows, [['a', branch(undefined)]]).map(told)).toEqual(['a', 'pending', 'b']);
    expect(lines(rows, [['a', branch(undefined, true)]]).map(told)).toEqual(['a', 'failed', 'b']);
  });

  it('lead into a small branch only where somebody in it has one, too [AGENT-25]', () => {
    const small = [one('a', { agent: true, direct: 1 })];
    expect(lines(small, [['a', branch([one('c')])]]).map(told)).toEqual(['a', 'a/c']);
    expect(lines(small, [['a', branch([one('c', { agent: true })])]]).map(told)).toEqual([
      'a',
      'a/c',
      'more',
    ]);
  });

  it('have keys of their own, also for somebody who shows twice [AGENT-25]', () => {
    const keys = lines([...rows, one('c')], [['a', branch([one('c')])]]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
