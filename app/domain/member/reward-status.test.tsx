// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { APPLICATION_STATUSES } from '@/contracts/rewards/reward-rules';
import { RewardStatus } from './reward-status';

afterEach(cleanup);

const LABELS = [
  ['applying', 'Đang duyệt', 'warning'],
  ['rejected', 'Bị từ chối', 'negative'],
  ['issued', 'Đã phát', 'info'],
  ['claimed', 'Đã nhận', 'neutral'],
  ['process', 'Đang xử lý', 'info'],
  ['signed', 'Đã tham gia', 'positive'],
  ['coming', 'Sắp diễn ra', 'info'],
  ['closed', 'Đã kết thúc', 'neutral'],
] as const;

describe('the status of an application [REWARD-04 REWARD-05 REWARD-06 REWARD-07 REWARD-08 REWARD-09 REWARD-10 REWARD-11]', () => {
  test.each(LABELS)('%s is labelled %s, in the colour %s', (status, label, tone) => {
    render(<RewardStatus status={status} />);
    expect(screen.getByText(label).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  });

  test('has a label for every status that there is', () => {
    expect(LABELS.map(([status]) => status).sort()).toEqual([...APPLICATION_STATUSES].sort());
  });

  test.each(['<b>chờ</b>', 'toString', 'Duyệt lần 2'])(
    '%s, which nobody knows, is plain text [REWARD-12]',
    (status) => {
      render(<RewardStatus status={status} />);
      expect(screen.getByText(status)).toBeTruthy();
    },
  );
});
