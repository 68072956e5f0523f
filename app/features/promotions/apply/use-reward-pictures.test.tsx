// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PictureRefusal, pickPictures } from '@/app/lib/pictures/pick-pictures';
import { ToastProvider } from '@/app/shell/toast';
import { standIn } from '@/tests/support/stand-in';
import { useRewardPictures } from './use-reward-pictures';

standIn(import('@/app/lib/pictures/pick-pictures'), { pickPictures: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let used: ReturnType<typeof useRewardPictures>;

function Form() {
  used = useRewardPictures(useRef(null));
  return null;
}

const open = () =>
  render(
    <ToastProvider>
      <Form />
    </ToastProvider>,
  );
const picture = (url: string) => ({ url, orientation: 1, file: new File([], url) });
const picking = (urls: string[], refusal?: PictureRefusal) =>
  vi.mocked(pickPictures).mockResolvedValueOnce({ picked: urls.map(picture), refusal });

test.each([
  ['type', 'Chỉ nhận ảnh JPEG, JPG hoặc PNG'],
  ['size', 'Mỗi ảnh tối đa 5 MB'],
  ['count', 'Chỉ chọn được tối đa 3 ảnh'],
  ['unreadable', 'Không đọc được ảnh này. Hãy thử ảnh khác'],
] as const)(
  'a picture refused for its %s is told so for 1.5 s [REWARD-30 REWARD-33 REWARD-35 REWARD-36 REWARD-37 ERR-36 ERR-37 ERR-38 ERR-42 CONST-20]',
  async (refusal, text) => {
    open();
    picking([], refusal);
    await act(() => used.add([new File([], 'anh')]));
    expect(screen.getByRole('alert').textContent).toBe(text);
    act(() => vi.advanceTimersByTime(1_499));
    expect(screen.getByRole('alert').textContent).toBe(text);
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('alert').textContent).toBe('');
  },
);

test('adds pictures, removes one, empties all, and gives their addresses back [REWARD-19 REWARD-39]', async () => {
  const { unmount } = open();
  picking(['blob:1', 'blob:2']);
  await act(() => used.add([new File([], 'anh')]));
  picking(['blob:3']);
  await act(() => used.add([new File([], 'anh')]));
  expect(used.pictures.map(({ url }) => url)).toEqual(['blob:1', 'blob:2', 'blob:3']);
  act(() => used.remove(0));
  expect(URL.revokeObjectURL).toHaveBeenLastCalledWith('blob:1');
  act(() => used.clear());
  expect(used.pictures).toEqual([]);
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(3);
  picking(['blob:4']);
  await act(() => used.add([new File([], 'anh')]));
  unmount();
  expect(URL.revokeObjectURL).toHaveBeenLastCalledWith('blob:4');
});
