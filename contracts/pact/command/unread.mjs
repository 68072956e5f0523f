import { blankedText } from './secrets.mjs';
import { printable } from './words.mjs';

/** Members of the frame of every answer, which are known to be read or not. */
const FRAME = ['success', 'errorCode', 'value'];
const SHOWN = 20;

/**
 * @typedef {{ call: string, field: string, bytes: number, share: number, answers: number }} Unread  A field that no row
 * of its call pins: its bytes in all answers that came, their share of these, and in how many it was.
 */

/**
 * Gathers, from the answers that come, what no screen reads of them: names and bytes, never a value.
 * @param {any[]} interactions  All of the pact files: what is pinned in any row of a call is read.
 */
export function unreadGatherer(interactions) {
  const pinned = new Map();
  for (const { description, response } of interactions) {
    const call = callOf(description);
    pinned.set(call, mergedShape(pinned.get(call), response.body?.content));
  }
  const calls = new Map();
  return {
    /**
     * @param {any} interaction
     * @param {Uint8Array} bytes  The body of its answer.
     */
    add({ description }, bytes) {
      const answer = parsed(bytes);
      if (answer?.success !== true) return;
      const call = callOf(description);
      const found = calls.get(call) ?? { bytes: 0, fields: new Map() };
      calls.set(call, found);
      found.bytes += bytes.length;
      const own = new Map();
      for (const [path, size] of unreadIn(answer, pinned.get(call), ''))
        own.set(path, (own.get(path) ?? 0) + size);
      for (const [path, size] of own) {
        const { bytes: before = 0, answers = 0 } = found.fields.get(path) ?? {};
        found.fields.set(path, { bytes: before + size, answers: answers + 1 });
      }
    },
    /** @returns {Unread[]} the largest first */
    list() {
      const all = [...calls].flatMap(([call, { bytes: whole, fields }]) =>
        [...fields].map(([field, { bytes, answers }]) => ({
          call,
          field,
          bytes,
          share: bytes / whole,
          answers,
        })),
      );
      return all.sort((one, other) => other.bytes - one.bytes);
    },
    /** Bytes of all answers. */
    total: () => [...calls.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function callOf(description) {
  return description.slice(0, description.indexOf(': '));
}

function parsed(bytes) {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** What of a value is pinned: its members, its entries, or, where the file says no more, all of it. */
function mergedShape(shape, example) {
  if (Array.isArray(example)) {
    const entry = example.reduce(mergedShape, shape?.entry);
    return { ...shape, entry: entry ?? shape?.entry };
  }
  if (example === null || typeof example !== 'object') return { ...shape };
  const members = Object.entries(example);
  // A record without known members is any object.
  if (members.length === 0) return { ...shape, isWhole: true };
  const known = { ...shape?.members };
  for (const [name, member] of members) known[name] = mergedShape(known[name], member);
  return { ...shape, members: known };
}

/** Each member that is not pinned, with the bytes that it takes; what is below it goes with it. */
function* unreadIn(value, shape, path) {
  if (value === null || typeof value !== 'object' || shape?.isWhole) return;
  if (Array.isArray(value)) {
    if (shape?.entry) for (const entry of value) yield* unreadIn(entry, shape.entry, `${path}[]`);
    return;
  }
  for (const [name, member] of Object.entries(value)) {
    const place = path === '' ? name : `${path}.${name}`;
    const known = shape?.members;
    if (known && Object.hasOwn(known, name)) yield* unreadIn(member, known[name], place);
    else if (path !== '' || !FRAME.includes(name) || (name === 'value' && member !== null)) {
      yield [place, sizeOf(name, member)];
    }
  }
}

/** Bytes of a member as it stands between others. */
function sizeOf(name, member) {
  return Buffer.byteLength(`${JSON.stringify(name)}:${JSON.stringify(member)},`);
}

/**
 * The list as lines, the largest first.
 * @param {Unread[]} list
 * @param {number} total
 * @param {number} [most]
 */
export function unreadLines(list, total, most = SHOWN) {
  if (list.length === 0) return ['Every field of every answer is read by a screen.'];
  const bytes = list.reduce((sum, one) => sum + one.bytes, 0);
  const calls = new Set(list.map(({ call }) => call)).size;
  const head = `No screen reads ${list.length} fields of ${calls} calls: ${bytes} of ${total} bytes (${percent(bytes / total)})`;
  const lines = list
    .slice(0, most)
    .map(
      ({ call, field, bytes: own, share }) =>
        `${String(own).padStart(9)}  ${percent(share).padStart(4)} of ${call}  ${printable(blankedText(field))}`,
    );
  const more = list.length > most ? [`      and ${list.length - most} more`] : [];
  return [head, ...lines, ...more];
}

function percent(share) {
  return `${Math.round(share * 100)} %`;
}
