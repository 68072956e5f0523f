// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLazyPart } from './use-lazy-part';

afterEach(cleanup);

const Part = () => <p>here</p>;

function Page({ load, wanted, onLost }: Parameters<typeof use>[0]) {
  const Loaded = useLazyPart(load, wanted, onLost);
  return Loaded && <Loaded />;
}
declare function use(props: { load: () => Promise<typeof Part>; wanted: boolean; onLost?: () => void }): void;

it('loads a part once it is wanted, and not before', async () => {
  const load = vi.fn(async () => Part);
  const { rerender } = render(<Page load={load} wanted={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Page load={load} wanted />);
  await screen.findByText('here');
  rerender(<Page load={load} wanted={false} />);
  rerender(<Page load={load} wanted />);
  expect(load).toHaveBeenCalledOnce();
});

it('tells of a part that is lost, and asks for it again the next time [ROUTE-85 ROUTE-87]', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('lost'));
  load.mockResolvedValue(Part);
  const onLost = vi.fn();
  const { rerender } = render(<Page load={load} wanted onLost={onLost} />);
  await act(async () => undefined);
  expect(onLost).toHaveBeenCalledOnce();
  rerender(<Page load={load} wanted={false} onLost={onLost} />);
  rerender(<Page load={load} wanted onLost={onLost} />);
  await screen.findByText('here');
});
