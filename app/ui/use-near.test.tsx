// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NearContext, useNear } from './use-near';

let observed: { element: Element; come: () => void }[];

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe(element: Element) {
        observed.push({ element, come: () => this.tell([{ isIntersecting: true }]) });
      }
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Place({ first = false }: { first?: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  const near = useNear(place, first);
  return <p ref={place}>{near ? 'near' : 'far'}</p>;
}

test("what stands in the server's page is far until it comes near, the same element before and after", async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Place />);
  expect(page.textContent).toBe('far');
  const standing = page.firstChild;
  const root = await act(() => hydrateRoot(page, <Place />));
  expect(page.textContent).toBe('far');
  expect(observed.map(({ element }) => element)).toEqual([standing]);
  act(() => observed[0]?.come());
  expect(page.textContent).toBe('near');
  expect(page.firstChild).toBe(standing);
  act(() => root.unmount());
});

test('what a visitor sees first is near in the page of the server already', () => {
  expect(renderToString(<Place first />)).toContain('near');
});

test('what the browser draws is near, and nothing is watched for it', () => {
  expect(render(<Place />).container.textContent).toBe('near');
  expect(observed).toEqual([]);
});

test('what a slide holds is as near as its carousel says, and stays so', () => {
  const slide = (value: boolean) => (
    <NearContext value={value}>
      <Place />
    </NearContext>
  );
  const { container, rerender } = render(slide(false));
  expect(container.textContent).toBe('far');
  rerender(slide(true));
  expect(container.textContent).toBe('near');
  rerender(slide(false));
  expect(container.textContent).toBe('near');
});
