// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RemarksField } from './remarks-field';

afterEach(cleanup);

function Field() {
  const [value, setValue] = useState('');
  return <RemarksField name="remarks" label="Ghi chú" value={value} onChange={setValue} disabled={false} />;
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ghi chú' });
const type = (value: string) => fireEvent.change(area(), { target: { value } });

test('input stops at 140 characters and a counter says how many there are [REWARD-26 REWARD-27 CONST-48]', () => {
  render(<Field />);
  expect(screen.getByText('0/140')).toBeTruthy();
  type('Nạp tiền');
  expect(screen.getByText('8/140')).toBeTruthy();
  type('ậ'.repeat(150));
  expect(area().value).toBe('ậ'.repeat(140));
  expect(screen.getByText('140/140')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Còn 0 ký tự');
});

test('a syllable that is being composed is cut when it is done', () => {
  render(<Field />);
  fireEvent.compositionStart(area());
  type('a'.repeat(141));
  expect(area().value).toHaveLength(141);
  fireEvent.compositionEnd(area());
  expect(area().value).toHaveLength(140);
});
