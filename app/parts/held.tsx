import { type ReactElement, useState } from 'react';

type Props<Value> = { start: Value; children: (value: Value, set: (value: Value) => void) => ReactElement };

/** Holds the value of a part that has none of its own, as a screen would. */
export function Held<Value>({ start, children }: Props<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
