import { describe, expect, it } from 'vitest';
import { changeGate, namespaceOf, readAsked, USAGE, wranglerStore } from './gate.mjs';

type Entry = { key: string; value: string; metadata?: object };
type Asked = { command: string; whats?: string[]; reason?: string; by?: string };
/** A namespace in memory, and the command upon it. */
function gate() {
  const held = new Map<string, Entry>();
  const requests: Entry[][] = [];
  const store = {
    keys: async (prefix: string) =>
      [...held.values()]
        .filter(({ key }) => key.startsWith(prefix))
        .map(({ key: name, metadata }) => ({ name, metadata })),
    get: async (key: string) => {
      const value = held.get(key)?.value ?? null;
      const { read } = beside;
      beside.read = undefined;
      await read?.();
      return value;
    },
    put: async (entries: Entry[]) => {
      requests.push(entries);
      for (const entry of entries) held.set(entry.key, entry);
    },
  };
  let minute = 0;
  const beside: { read?: (() => Promise<unknown>) | undefined } = {};
  const run = ({ command, whats = [], reason, by = 'lan' }: Asked) => {
    const now = new Date(Date.UTC(2026, 10, 28, 2, minute++));
    return changeGate({ command, whats, reason, by, now }, store);
  };
  return { run, requests, held, beside, store };
}

describe('npm run gate', () => {
  it('closes and writes who did, when and why, in one request', async () => {
    const { run, requests } = gate();
    const said = await run({ command: 'close', whats: ['vn', '203.0.113.0/24'], reason: 'court order 12' });
    const entry = { at: '2026-11-28T02:00:00.000Z', by: 'lan', reason: 'court order 12' };
    const [written = [], ...more] = requests;
    expect(more).toEqual([]);
    expect(written.map(({ key }) => key)).toEqual([
      'log:2026-11-28T02:00:00.000Z:0',
      'log:2026-11-28T02:00:00.000Z:1',
      'closed',
    ]);
    expect(written[0]?.metadata).toEqual({ did: 'close', what: 'VN', ...entry });
    expect(JSON.parse(written[2]?.value ?? '')).toEqual([
      { what: 'VN', ...entry },
      { what: '203.0.113.0/24', ...entry },
    ]);
    expect(said[1]).toBe('  VN  since 2026-11-28T02:00:00.000Z, lan: court order 12');
  });

  it('opens what it closed, and lists both', async () => {
    const { run } = gate();
    await run({ command: 'close', whats: ['VN', 'site'], reason: 'attack' });
    expect(await run({ command: 'open', whats: ['site'], reason: 'over' })).toEqual([
      'Closed:',
      '  VN  since 2026-11-28T02:00:00.000Z, lan: attack',
    ]);
    expect(await run({ command: 'list' })).toEqual([
      'Closed:',
      '  VN  since 2026-11-28T02:00:00.000Z, lan: attack',
      '',
      'Last changes:',
      '  2026-11-28T02:01:00.000Z  lan opened site: over',
      '  2026-11-28T02:00:00.000Z  lan closed site: attack',
      '  2026-11-28T02:00:00.000Z  lan closed VN: attack',
    ]);
  });

  it('opens a range in whatever spelling, also what was closed before ranges had one', async () => {
    const { run, held } = gate();
    await run({
      command: 'close',
      whats: ['203.0.113.9/24', '203.0.113.0/24', 'VN', 'vn'],
      reason: 'attack',
    });
    expect(JSON.parse(held.get('closed')?.value ?? '')).toMatchObject([
      { what: '203.0.113.0/24' },
      { what: 'VN' },
    ]);
    const old = ['203.0.113.9/24', '2001:DB8:0::/32', '0.0.0.0/0', 'VN'];
    held.set('closed', { key: 'closed', value: JSON.stringify(old.map((what) => ({ what }))) });
    await run({
      command: 'open',
      whats: ['203.0.113.77/24', '2001:db8::/32', '1.2.3.4/0'],
      reason: 'over',
    });
    expect(JSON.parse(held.get('closed')?.value ?? '')).toMatchObject([{ what: 'VN' }]);
  });

  it.each<[Asked, string]>([
    [{ command: 'close', whats: ['VN', 'UK'], reason: 'x' }, '"UK" is an old code; write GB.'],
    [{ command: 'close', whats: ['10.0.0.0/40'], reason: 'x' }, '"10.0.0.0/40" is no address, and no range'],
    [{ command: 'close', whats: ['Vietnam'], reason: 'x' }, '"Vietnam" is neither "site"'],
    [{ command: 'close', whats: ['VN'] }, '--reason is missing'],
    [{ command: 'close', whats: ['VN'], reason: 'x'.repeat(201) }, '--reason has more than 200 letters'],
    [{ command: 'close', whats: ['VN'], reason: 'x', by: 'l'.repeat(65) }, '--by has more than 64 letters'],
    [
      { command: 'close', whats: ['VN'], reason: '\u0001'.repeat(200) },
      '--reason and --by are too long together',
    ],
    [
      { command: 'close', whats: ['0.0.0.0/0'], reason: 'x' },
      '0.0.0.0/0 is everybody; what closes the site is "site"',
    ],
    [{ command: 'close', whats: ['2001:db8::/0'], reason: 'x' }, '::/0 is everybody'],
    [{ command: 'close', reason: 'x' }, 'What is to be closed?'],
    [{ command: 'open', whats: ['TH'], reason: 'x' }, 'TH is not closed by this command'],
    [{ command: 'shut', whats: ['VN'], reason: 'x' }, 'npm run gate -- close VN'],
  ])('%j is refused, and nothing is written', async (asked, reason) => {
    const { run, requests } = gate();
    await expect(run(asked)).rejects.toThrow(reason);
    expect(requests).toEqual([]);
  });

  it('loses nothing where two change it at the same time', async () => {
    const { run, held, beside } = gate();
    await run({ command: 'close', whats: ['KR'], reason: 'old' });
    await run({ command: 'close', whats: ['TH'], reason: 'old' });
    beside.read = async () => {
      await run({ command: 'close', whats: ['CN'], reason: 'court order' });
      await run({ command: 'open', whats: ['TH'], reason: 'lifted' });
    };
    const said = await run({ command: 'close', whats: ['VN'], reason: 'attack' });
    expect(said.map((line) => line.slice(0, 4))).toEqual(['Clos', '  KR', '  VN', '  CN']);
    const written = JSON.parse(held.get('closed')?.value ?? '') as { what: string }[];
    expect(written.map(({ what }) => what)).toEqual(['KR', 'VN', 'CN']);
  });

  it('says what is written, and that it may be overwritten, where it cannot look again', async () => {
    const { run, held, store } = gate();
    store.keys = async () => {
      throw new Error('not reached');
    };
    await expect(run({ command: 'close', whats: ['VN'], reason: 'x' })).rejects.toThrow(
      'VN is closed, unless somebody changed something at the same time',
    );
    expect(held.has('closed')).toBe(true);
  });

  it('gives up in words where others change it without an end', async () => {
    const { run, store } = gate();
    let second = 0;
    store.keys = async () => {
      const at = `2026-11-28T02:00:${10 + second++}.000Z`;
      const metadata = { did: 'close', what: second % 2 ? 'TH' : 'CN', at, by: 'ops', reason: 'x' };
      return [{ name: `log:${at}:0`, metadata }];
    };
    await expect(run({ command: 'close', whats: ['VN'], reason: 'x' })).rejects.toThrow('somebody changed');
  });

  it('touches nothing where somebody wrote by hand what it cannot read', async () => {
    const { run, requests, held } = gate();
    held.set('closed', { key: 'closed', value: 'VN, TH' });
    await expect(run({ command: 'close', whats: ['CN'], reason: 'x' })).rejects.toThrow('by hand');
    expect(requests).toEqual([]);
  });

  it('knows what wrangler says of a key that is not there', async () => {
    const asked: string[][] = [];
    const wrangler = async (args: string[]) => {
      asked.push(args);
      return { code: 0, output: 'Value not found\n' };
    };
    expect(await wranglerStore(wrangler, ['--local']).get('closed')).toBeNull();
    expect(asked).toEqual([['kv', 'key', 'get', 'closed', '--text', '--local']]);
  });

  describe('a deployed key of which wrangler says 404', () => {
    const failure = {
      code: 1,
      output:
        '✘ [ERROR] Failed to fetch https://api.cloudflare.com/client/v4/accounts/a/storage/kv/namespaces/b/values/closed - 404: Not Found\n',
    };
    const answering = (list: { code: number; output: string }) =>
      wranglerStore(async ([, , what]) => (what === 'get' ? failure : list), ['--remote']);

    it('is not there where the namespace lists others alone', async () => {
      for (const names of [[], [{ name: 'closed-once' }]])
        expect(await answering({ code: 0, output: JSON.stringify(names) }).get('closed')).toBeNull();
    });

    it('is not taken for missing where it is listed, or where there is no such namespace', async () => {
      for (const list of [
        { code: 0, output: '[{ "name": "closed" }]' },
        { code: 1, output: 'namespace not found' },
      ])
        await expect(answering(list).get('closed')).rejects.toThrow('The namespace was not reached');
    });
  });

  it('says that nothing is changed where the namespace is not reached', async () => {
    const store = wranglerStore(async () => ({ code: 1, output: 'not logged in' }), ['--remote']);
    await expect(store.get('closed')).rejects.toThrow('nothing is changed:\nnot logged in');
  });
});

describe('what npm run gate was asked', () => {
  const folder = '/home/lan';

  it.each([[['-h']], [['--help']], [['help']], [['close', 'VN', '--stage', 'staging', '-h']]])(
    '%j is answered with its usage alone',
    (args) => {
      expect(readAsked(args, folder)).toBeNull();
    },
  );

  it.each([
    [['foo'], 'npm run gate -- close VN'],
    [['close', 'ZZZ', '--reason', 'x'], '"ZZZ" is neither "site"'],
    [['close', 'VN'], '--reason is missing'],
    [['close', 'VN', '--dry-run'], 'There is no option "--dry-run"'],
    [['list', 'VN'], USAGE],
  ])('%j is refused before any namespace is looked for', (args, reason) => {
    expect(() => readAsked(args, folder)).toThrow(reason);
  });

  it('is to list where nothing is said, and by whom is cut to what is kept', () => {
    const asked = readAsked([], folder, 'l'.repeat(80));
    expect(asked).toMatchObject({ command: 'list', whats: [], by: 'l'.repeat(64), local: false });
  });

  it('has its folder from where one stands', () => {
    expect(readAsked(['--state', 'kept/state'], folder)?.state).toBe('/home/lan/kept/state');
    expect(readAsked(['--state', '/var/state'], folder)?.state).toBe('/var/state');
  });
});

describe('the namespace of the gate', () => {
  const config = (id: string) => ({ kv_namespaces: [{ binding: 'QUICK_GATE', id }] });
  const placeholder = config('0'.repeat(32));

  it('is the one that is written, of a stage its own', () => {
    expect(namespaceOf({ config: config('a1'), base: config('a1') })).toBe('a1');
    expect(namespaceOf({ config: config('b2'), base: config('a1'), stage: 'staging' })).toBe('b2');
    expect(namespaceOf({ config: placeholder, base: placeholder, local: true })).toBe('0'.repeat(32));
  });

  it('is refused where a stage would close the site beside it', () => {
    const shared = { config: config('a1'), base: config('a1'), stage: 'staging' };
    expect(() => namespaceOf(shared)).toThrow(
      'operator/settings.staging.toml has the namespace of the site beside it',
    );
    expect(namespaceOf({ ...shared, local: true })).toBe('a1');
  });

  it.each([[{}], [placeholder]])('is said to be missing where %j has none', (without) => {
    expect(() => namespaceOf({ config: without, base: without })).toThrow('QUICK_GATE has no namespace yet');
    expect(() => namespaceOf({ config: without, base: without, stage: 'staging' })).toThrow(
      'into operator/settings.staging.toml',
    );
  });
});
