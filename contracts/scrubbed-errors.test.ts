import { describe, expect, it } from 'vitest';
import { MOST_FRAMES, scrubbedMessage, scrubbedName, scrubbedStack } from './scrubbed-errors';

const SITE = 'https://site.example';
const FILE = `${SITE}/assets/0af76519-16cd/f.js`;

describe('the message of an error', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'balance')"],
    ["Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node."],
    ['e.t.map is not a function'],
    ["Can't find variable: structuredClone"],
    ['undefined is not an object (evaluating e.data.list)'],
    ['Maximum call stack size exceeded'],
    ['gateway.unavailable'],
    ['Unexpected end of JSON input'],
    ['Hydration failed because the server rendered HTML did not match'],
  ])('%j stays, which says what is wrong', (message) => {
    expect(scrubbedMessage(message)).toBe(message);
  });

  it.each([
    [
      `Unexpected token 'N', "Nguyễn Văn An" is not valid JSON`,
      `Unexpected token 'N', "[…]" is not valid JSON`,
    ],
    [`Unexpected token 'h', "hunterpass" is not valid JSON`, `Unexpected token 'h', "[…]" is not valid JSON`],
    ['login failed for minhanhtran with password hunterpass', '[…] failed for […] with […]'],
    ['no member named nguyen', 'no member named […]'],
    ['bad account minhan_2209 at login', '[…] at […]'],
    ['call +84 (0) 912 345 678 now', 'call […]'],
    ['signed in as Nguyen Van An today', '[…] in as […]'],
    ['write to an.minh@mail.example.com', 'write to […]'],
    ['failed for https://site.example/m/login?account=an', 'failed for […]'],
    ['code=220926 is wrong', '[…] is wrong'],
    ['promo TRANGRAM is used', '[…] is used'],
    ['Xin chào bạn', '[…]'],
    ['failed once\nsecond secret line', 'failed once'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML for the full message',
      'Minified React error #418; visit […] for the full message',
    ],
  ])('%j is told as %j', (message, told) => {
    expect(scrubbedMessage(message)).toBe(told);
  });

  it('has nothing of what is typed on the page, not even words of letters alone', () => {
    expect(scrubbedMessage('no field pattern found', ['pattern'])).toBe('no field […] found');
    expect(scrubbedMessage('no field in it', ['in'])).toBe('no field in it');
  });

  it('costs a long text no more than its start, and ends between two words', () => {
    for (const part of ['a', 'a ', "'", '"a', '0 ', 'Ab ', '.a', 'https://'])
      expect(scrubbedMessage(`x ${part.repeat(200_000)}`).length).toBeLessThanOrEqual(200);
    expect(scrubbedMessage(`${'ok '.repeat(97)}minh.nguyen.van@mail.example`)).not.toContain('minh');
  });
});

/** Numbers by chance, the same in each run (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describe('secrets by the thousand', () => {
  const next = numbers(37);
  const of = (letters: string, length: number) =>
    Array.from({ length }, () => letters[next(letters.length)]).join('');
  const LOWER = 'abcdefghijklmnopqrstuvwxyz';
  const DIGITS = '0123456789';
  const ANY = `${LOWER}${LOWER.toUpperCase()}${DIGITS}`;
  const SECRETS: Record<string, () => string> = {
    password: () => `${of(LOWER, 4 + next(6))}${of(DIGITS, 2 + next(4))}${of('!@#$%&*', next(3))}`,
    'code of digits': () => of(DIGITS, 4 + next(5)),
    'promo code': () => of(LOWER.toUpperCase(), 6 + next(6)),
    token: () => `${of(ANY, 20)}.${of(ANY, 30)}.${of(`${ANY}-_`, 43)}`,
    'opaque id': () =>
      `${of('0123456789abcdef', 8)}-${of('0123456789abcdef', 4)}-4${of('0123456789abcdef', 3)}`,
    mail: () => `${of(LOWER, 5)}.${of(LOWER, 4)}@${of(LOWER, 6)}.example`,
    telephone: () => `0${of(DIGITS, 3)} ${of(DIGITS, 3)} ${of(DIGITS, 3)}`,
    'telephone with its code': () => `+84-${of(DIGITS, 2)}-${of(DIGITS, 3)}-${of(DIGITS, 4)}`,
    card: () => `${of(DIGITS, 4)} ${of(DIGITS, 4)} ${of(DIGITS, 4)} ${of(DIGITS, 4)}`,
    account: () => `${of(LOWER, 6)}_${of(DIGITS, 4)}`,
    name: () => `${['Nguyễn Văn', 'Trần Thị', 'Lê Hoàng'][next(3)]} ${of('ăâêôơưđ', 3)}`,
  };
  const PLACES: ((secret: string) => string)[] = [
    (secret) => `Unexpected token in ${secret} at position 4`,
    (secret) => `Cannot read "${secret}" of undefined`,
    (secret) => `'${secret}' is not a number`,
    (secret) => `failed: password=${secret}&next=1`,
    (secret) => `{"account":"${secret}"} is not valid`,
    (secret) => `GET https://site.example/m/x?token=${secret} failed`,
    (secret) => `${secret}`,
    (secret) => `it isn't \`${secret}`,
    (secret) => `value (${secret}), which`,
  ];

  it.each(Object.keys(SECRETS))('no %s comes through, wherever it stands in a message or a stack', (kind) => {
    const leaks: string[] = [];
    for (let times = 0; times < 300; times += 1) {
      const secret = SECRETS[kind]?.() ?? '';
      for (const place of PLACES) {
        const message = place(secret);
        const stack = `Error: ${message}\n    at ${secret} (${FILE}?${secret}:1:2)\n${secret}@${FILE}:1:2\n    at f (${SITE}/m/${secret}:1:2)`;
        const told = `${scrubbedMessage(message)}\n${scrubbedStack(stack, SITE).frames.join('\n')}`;
        // A part of it is as bad: no run of five of its letters or digits stands there.
        const parts = secret.split(/[\s@.,_-]+/).filter((part) => part.length > 4);
        for (const part of [secret, ...parts]) if (told.includes(part)) leaks.push(`${message} → ${told}`);
      }
    }
    expect(leaks).toEqual([]);
  });
});

describe('the stack of an error', () => {
  it('is its frames in the site’s own files: names, lines and columns, without addresses', () => {
    const blink = `TypeError: secret\n    at pay (${FILE}:1:345)\n    at async Object.send (${FILE}?again=1:2:3)\n    at new Form (${FILE}:4:5)\n    at ${FILE}:9:10\n    at https://ads.example/a.js:1:2`;
    expect(scrubbedStack(blink, SITE)).toEqual({
      frames: ['pay f.js:1:345', 'Object.send f.js:2:3', 'Form f.js:4:5', 'f.js:9:10'],
      isForeign: false,
    });
    const others = `pay@${FILE}:1:345\n@${FILE}:2:3\nmodule code@${FILE}:4:5`;
    expect(scrubbedStack(others, SITE).frames).toEqual(['pay f.js:1:345', 'f.js:2:3', 'f.js:4:5']);
  });

  it.each([
    ['of an extension', `at x (chrome-extension://abc/a.js:1:2)\n    at pay (${FILE}:1:345)`],
    ['of a script that somebody put into the page', 'x@user-script:3:1:2'],
    ['of another host', '    at x (https://ads.example/assets/a/b.js:1:2)'],
  ])('%s is foreign', (_, stack) => {
    expect(scrubbedStack(stack, SITE).isForeign).toBe(true);
  });

  it('that says nothing is nobody’s', () => {
    expect(scrubbedStack('TypeError: Load failed', SITE)).toEqual({ frames: [], isForeign: false });
  });

  it('has so many frames at most, however deep it is', () => {
    expect(scrubbedStack(`    at f (${FILE}:1:2)\n`.repeat(500), SITE).frames).toHaveLength(MOST_FRAMES);
  });
});

it('a name is told where programs give it', () => {
  expect(['TypeError', 'minhan2209', 'Nguyễn', 7, undefined].map(scrubbedName)).toEqual([
    'TypeError',
    'Error',
    'Error',
    'Error',
    'Error',
  ]);
});
