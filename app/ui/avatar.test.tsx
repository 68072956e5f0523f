// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './avatar';

afterEach(cleanup);

const colourOf = (of?: string) => {
  const { container, unmount } = render(<Avatar initial="A" size={44} of={of} />);
  const colour = container.firstElementChild?.getAttribute('data-colour');
  unmount();
  return colour;
};

it('keeps the colour of a name, differs among many, and has the lantern’s where nobody is named [AGENT-25]', () => {
  const names = [
    'hoangyen_88',
    'quocbao.hn',
    'kieuoanh_ct',
    'minhchau.hp',
    'ngocquy.sg',
    'vanduc.nd',
    'thuytien95',
  ];
  expect(names.map(colourOf)).toEqual(names.map(colourOf));
  expect(new Set(names.map(colourOf)).size).toBeGreaterThan(4);
  expect(colourOf()).toBeNull();
});
