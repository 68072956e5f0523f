import type { Operation } from '../operation';
import { pinnedFields } from './match';

/** Whether a moment of an answer is one that has been, or one to come, by the clock of whoever asks. */
export type MomentOf = { at: string; is: 'past' | 'future' };

/** Fields that say when something was. */
const PAST = new Set([
  'at',
  'openedAt',
  'createdAt',
  'placedAt',
  'closedAt',
  'changedAt',
  'registeredAt',
  'since',
  'joinedAt',
  'updatedAt',
  'offeredAt',
  'wonAt',
]);
/** Fields that say when something will be, in whatever state: the draw that is open, the day that runs. */
const FUTURE: Record<string, readonly string[]> = {
  'lottery.vietnamNumero': ['list[].closeTime', 'list[].drawTime'],
  'lottery.numero': ['list[].closeTime', 'list[].drawTime'],
  'tasks.overview': ['dayEnds'],
};

/** Which moments of a call's answers are past or to come. */
export function momentsOf(operation: Operation): MomentOf[] {
  const future = FUTURE[operation.id] ?? [];
  return pinnedFields(operation).flatMap(({ path, shape }): MomentOf[] => {
    if (shape.kind !== 'scalar') return [];
    if (future.includes(path)) return [{ at: path, is: 'future' }];
    return PAST.has(path.split('.').at(-1) ?? '') ? [{ at: path, is: 'past' }] : [];
  });
}
