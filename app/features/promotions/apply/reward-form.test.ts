import { describe, expect, test } from 'vitest';
import { isComplete } from './reward-form';

const BOTH = { imageRequired: true, remarkRequired: true };
const IMAGE = { imageRequired: true, remarkRequired: false };
const REMARK = { imageRequired: false, remarkRequired: true };
const NONE = { imageRequired: false, remarkRequired: false };

describe('an application may be sent [REWARD-21 REWARD-22 REWARD-23 REWARD-24 REWARD-25]', () => {
  test.each([
    [BOTH, 'ghi chú', 1, true],
    [BOTH, 'ghi chú', 0, false],
    [BOTH, '', 1, false],
    [BOTH, '', 0, false],
    [IMAGE, '', 1, true],
    [IMAGE, 'ghi chú', 0, false],
    [REMARK, 'ghi chú', 0, true],
    [REMARK, '', 3, false],
    [NONE, '', 0, true],
  ])('%o with remarks "%s" and %d pictures: %s', (required, remarks, pictures, complete) => {
    expect(isComplete(required, { remarks, pictures })).toBe(complete);
  });

  test('not with remarks of blanks alone [REWARD-27]', () => {
    expect(isComplete(REMARK, { remarks: ' \n\t ', pictures: 0 })).toBe(false);
  });
});
