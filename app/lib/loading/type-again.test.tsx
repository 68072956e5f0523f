// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Field, typeAgain } from './type-again';

afterEach(cleanup);

function Form() {
  const [values, setValues] = useState({ name: '', bank: 'a', agreed: false, way: 'sms', text: '' });
  const set = (more: Partial<typeof values>) => setValues((all) => ({ ...all, ...more }));
  return (
    <form>
      <input name="name" value={values.name} onChange={({ target }) => set({ name: target.value })} />
      <textarea name="text" value={values.text} onChange={({ target }) => set({ text: target.value })} />
      <select name="bank" value={values.bank} onChange={({ target }) => set({ bank: target.value })}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input
        type="checkbox"
        name="agreed"
        checked={values.agreed}
        onChange={({ target }) => set({ agreed: target.checked })}
      />
      {['sms', 'mail'].map((way) => (
        <input
          key={way}
          type="radio"
          name="way"
          value={way}
          checked={values.way === way}
          onChange={() => set({ way })}
        />
      ))}
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

const fieldsOfPage = () => [...document.querySelectorAll<Field>('input, textarea, select')];
const typed = { name: 'minhan', bank: 'b', agreed: true, way: 'mail', text: 'two\nlines' };

it('types, chooses and ticks again what was typed in a page that was drawn anew', () => {
  const first = render(<Form />);
  const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
  fireEvent.change(field('name'), { target: { value: typed.name } });
  fireEvent.change(field('text'), { target: { value: typed.text } });
  fireEvent.change(field('bank'), { target: { value: typed.bank } });
  fireEvent.click(field('agreed'));
  fireEvent.click(document.querySelector('[value=mail]') as HTMLInputElement);
  const before = fieldsOfPage();
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual(typed);
  first.unmount();
  render(<Form />);
  typeAgain(before);
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual(typed);
});

it('leaves what stands as it is', () => {
  render(<Form />);
  const before = fieldsOfPage();
  const form = document.body.innerHTML;
  typeAgain(before);
  expect(document.body.innerHTML).toBe(form);
});
