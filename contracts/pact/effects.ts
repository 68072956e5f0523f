import type { Operation } from '../operation';
import type { StepData, Story } from '../stories/story';
import { allOperations } from './all-operations';
import { stepsOf } from './stories';

/** Calls that write, though they are made by a GET. */
const WRITING_READS = ['games.addRecent'];
/** Calls that read, though they are made by a POST. */
const READING_WRITES = ['vendorWallet.balance'];

/** Calls that write what no call reads, and who does. */
export const SEEN_BY_NOBODY: Readonly<Record<string, string>> = {
  'content.markAsRead': 'the site reads no mark of announcements: it keeps its own',
  'content.feedback': 'the operator reads it',
};

/** Every call that changes something. */
export const writingCalls: readonly Operation[] = allOperations.filter(
  ({ id, method }) => WRITING_READS.includes(id) || (method !== 'GET' && !READING_WRITES.includes(id)),
);

/** Whether a story makes a call, and looks behind it at what another one answers. */
export function showsEffectOf({ id }: Operation, story: Story): boolean {
  const steps = stepsOf(story);
  const first = steps.findIndex((step) => step.call === id && isDone(step));
  return first >= 0 && steps.slice(first + 1).some(looksAt);
}

const isDone = ({ refused, times }: StepData) => refused === undefined || times !== undefined;
const looksAt = ({ refused, must = [] }: StepData) => refused !== undefined || must.length > 0;
