type Change = (value: unknown) => unknown;

/**
 * A copy of `value` with everything at `path` replaced by `change`. Paths are written as in operations:
 * `promotion[].content`, `[].path`, `info.customerService`; '' is the value itself. What is absent stays absent.
 */
export function changeAt(value: unknown, path: string, change: Change): unknown {
  if (path === '') return change(value);
  if (path.startsWith('[]')) {
    const rest = path.slice(2).replace(/^\./, '');
    return Array.isArray(value) ? value.map((item) => changeAt(item, rest, change)) : value;
  }
  const [, key = '', rest = ''] = /^([^.[]+)\.?(.*)$/.exec(path) ?? [];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value;
  const record = value as Record<string, unknown>;
  return { ...record, [key]: changeAt(record[key], rest, change) };
}
