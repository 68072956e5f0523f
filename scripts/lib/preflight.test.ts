import { describe, expect, it } from 'vitest';
import { preflight } from './preflight.mjs';
import { overlaid } from './stages.mjs';

const ID = '0f2ac74b498b48028cb68387c421e279';
const JWK = JSON.stringify({ kty: 'RSA', n: 'n'.repeat(342), e: 'AQAB', kid: 'one' });
const site = {
  name: 'acme-site',
  vars: { GATEWAY_URL: 'https://gateway.acme.example', GATEWAY_PUBLIC_JWK: JWK, MERCHANT_CODE: 'acme' },
  services: [{ binding: 'GATEWAY', service: 'reference-gateway' }],
  kv_namespaces: [{ binding: 'QUICK_GATE', id: ID }],
  r2_buckets: [{ binding: 'PICTURES', bucket_name: 'acme-pictures' }],
};
const gateway = {
  name: 'reference-gateway',
  vars: { SESSION_IDLE_SECONDS: '1800' },
  d1_databases: [{ binding: 'DB', database_id: '00000000-0000-0000-0000-000000000000' }],
};

/** Wrangler of an account with these secrets and buckets. */
const account =
  ({
    secrets = ['SESSION_KEYS'],
    buckets = ['acme-pictures'],
  }: {
    secrets?: string[];
    buckets?: string[];
  } = {}) =>
  async ([first, , , fourth]: string[]) => {
    if (first === 'secret')
      return { code: 0, output: JSON.stringify(secrets.map((name) => ({ name, type: 'secret_text' }))) };
    const isThere = buckets.includes(fourth as string);
    return {
      code: isThere ? 0 : 1,
      output: isThere ? '' : 'The specified bucket does not exist. [code: 10006]',
    };
  };
const nobody = async () => ({
  code: 1,
  output: "✘ [ERROR] In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN",
});
const looked = (
  changes: Record<string, string>,
  wrangler: (args: string[]) => Promise<{ code: number; output: string }> = account(),
  more = {},
) => preflight({ changes }, wrangler, { site: { ...site, ...more }, gateway });

describe('before a deployment', () => {
  it('every setting is shown as it will be, secrets by whether they are set', async () => {
    const { screens, problems } = await looked({ GATE_DENY_COUNTRIES: 'CN, US' });
    expect(problems).toEqual([]);
    expect(screens.map(({ name }) => name)).toEqual(['acme-site']);
    const lines = screens[0]?.lines.join('\n');
    expect(lines).toMatch(/^ {2}GATE_DENY_COUNTRIES +CN, US$/m);
    expect(lines).toMatch(/^ {2}GATE_ALLOW_COUNTRIES +– +\(every country\)$/m);
    expect(lines).toMatch(/^ {2}SESSION_KEYS +set$/m);
    expect(lines).toMatch(/^ {2}TURNSTILE_SECRET +missing /m);
    expect(lines).toMatch(new RegExp(`^ {2}QUICK_GATE +namespace ${ID}$`, 'm'));
    expect(lines).not.toContain('SANDBOX');
  });

  it('further sites are shown with their hosts and what is their own', async () => {
    const SITES = JSON.stringify({ sen: { HOSTS: 'sen.example, *.sen.example', AGE_LIMIT: '21' } });
    const lines = (await looked({ SITES })).screens[0]?.lines.join('\n');
    expect(lines).toMatch(/^ {2}site sen {2}sen\.example, \*\.sen\.example\n {4}AGE_LIMIT {2}21$/m);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a gate list that is wrong',
      { GATE_DENY_COUNTRIES: 'UK' },
      'GATE_DENY_COUNTRIES = "UK" entry 1 is an old code; write GB',
    ],
    ['a name that no setting has', { GATE_DENY_COUNTRY: 'CN' }, 'did you mean GATE_DENY_COUNTRIES?'],
    [
      'a gateway with a path',
      { GATEWAY_URL: 'https://a.example/api' },
      'has a path; write https://a.example alone',
    ],
    ['no key of the gateway', { GATEWAY_PUBLIC_JWK: '' }, 'nobody could log in'],
    [
      'Turnstile without its secret',
      { HUMAN_VERIFICATION: 'turnstile', TURNSTILE_SITE_KEY: 'k' },
      'npx wrangler secret put TURNSTILE_SECRET --name acme-site',
    ],
  ])('%s is refused', async (_, changes, said) => {
    expect((await looked(changes)).problems.join('\n')).toContain(said);
  });

  it('what is not there yet is said with the command that makes it', async () => {
    const { problems } = await looked({}, account({ secrets: [], buckets: [] }), {
      kv_namespaces: [{ binding: 'QUICK_GATE', id: '0'.repeat(32) }],
    });
    const said = problems.join('\n');
    for (const command of [
      'npx wrangler secret put SESSION_KEYS --name acme-site',
      'npx wrangler r2 bucket create acme-pictures',
      'npx wrangler kv namespace create quick-gate',
    ])
      expect(said).toContain(command);
    expect(problems).toHaveLength(3);
  });

  it('the reference gateway is looked at where it is deployed too', async () => {
    const { screens, problems } = await looked({ GATEWAY_URL: '' });
    expect(screens.map(({ name }) => name)).toEqual(['reference-gateway', 'acme-site']);
    expect(problems).toEqual([
      '  GATEWAY_PRIVATE_JWK is missing: npx wrangler secret put GATEWAY_PRIVATE_JWK --name reference-gateway',
      '  DB has no database: npx wrangler d1 create reference-gateway, and its id into its wrangler.toml.',
    ]);
  });

  it('nothing is deployed on what is not known: who is not logged in is told so', async () => {
    const { problems, screens } = await looked({}, nobody);
    expect(problems).toEqual([
      '  The secrets of acme-site are not known: wrangler is not logged in (npx wrangler login)',
    ]);
    expect(screens[0]?.lines.join('\n')).toMatch(/^ {2}SESSION_KEYS +not known$/m);
  });

  it('a worker that is not there yet has no secrets', async () => {
    const first = async () => ({ code: 1, output: 'Worker "acme-site" not found. [code: 10007]' });
    const { problems } = await looked({}, first, { r2_buckets: [] });
    expect(problems.join()).toContain('SESSION_KEYS is missing');
  });

  it('nobody reads a key, a password or what is under no setting’s name off the screen', async () => {
    const { screens, problems } = await looked({
      GATEWAY_PUBLIC_JWK: JSON.stringify({ d: 'hunter2', kty: 'RSA', n: 'n', e: 'AQAB' }),
      GATEWAY_URL: 'https://user:hunter2@gateway.acme.example',
      SESSION_KEY: 'k1:hunter2',
    });
    const lines = screens[0]?.lines.join('\n');
    expect(lines).toMatch(/^ {2}GATEWAY_PUBLIC_JWK +set$/m);
    expect(lines).toMatch(/^ {2}GATEWAY_URL +set$/m);
    expect(problems).toHaveLength(3);
    expect([lines, ...problems].join('\n')).not.toContain('hunter2');
  });

  it.each(['', 'enter', 'money'])('at the level "%s" somebody logs in, which takes keys', async (level) => {
    const changes = { SITE_LEVEL: level, GATEWAY_URL: '', GATEWAY_PUBLIC_JWK: '' };
    const { problems } = await looked(changes, account({ secrets: [] }));
    for (const name of ['SESSION_KEYS', 'GATEWAY_PUBLIC_JWK', 'GATEWAY_PRIVATE_JWK'])
      expect(problems.join()).toContain(`${name} is`);
  });

  it('a site for guests alone is deployed without the keys of logins', async () => {
    const changes = { SITE_LEVEL: 'guest', GATEWAY_PUBLIC_JWK: '' };
    const turnstile = { HUMAN_VERIFICATION: 'turnstile', TURNSTILE_SITE_KEY: 'k' };
    const none = account({ secrets: [] });
    expect((await looked({ ...changes, ...turnstile }, none)).problems).toEqual([]);
    const { problems } = await looked({ ...changes, GATEWAY_URL: '' }, none);
    expect(problems).toEqual([expect.stringContaining('DB has no database')]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['where somebody logs in', { SITE_LEVEL: 'money' }, ['SESSION_KEYS is missing']],
    [
      'that asks Turnstile',
      { SITE_LEVEL: 'enter', HUMAN_VERIFICATION: 'turnstile' },
      ['SESSION_KEYS is missing', 'TURNSTILE_SECRET is missing'],
    ],
    [
      'without the key of its gateway',
      { SITE_LEVEL: 'money', GATEWAY_PUBLIC_JWK: '' },
      ['SITES sen: GATEWAY_PUBLIC_JWK is empty: nobody could log in.', 'SESSION_KEYS is missing'],
    ],
    ['for guests alone, as the deployment is', {}, []],
  ])('a site of SITES %s is looked at too', async (_, more, said) => {
    const SITES = JSON.stringify({ sen: { HOSTS: 'sen.example', ...more } });
    const changes = { SITE_LEVEL: 'guest', TURNSTILE_SITE_KEY: 'k', SITES };
    const { problems } = await looked(changes, account({ secrets: [] }));
    expect(problems).toEqual(said.map((line) => expect.stringContaining(`  ${line}`)));
  });

  it('a host of SITES that no address leads to is said, where addresses are written', async () => {
    const SITES = JSON.stringify({
      sen: { HOSTS: 'sen.example, *.sen.example, m.sen.example' },
      trang: { HOSTS: 'trang.example, *.trang.example' },
    });
    const notes = async (more: object) => (await looked({ SITES }, account(), more)).notes;
    const routes = [
      'acme.example/*',
      { pattern: '*.sen.example/*', zone_name: 'sen.example' },
      { pattern: 'trang.example', custom_domain: true },
    ];
    expect(await notes({ routes })).toEqual([
      'SITES sen: no route leads sen.example to it.',
      'SITES trang: no route leads *.trang.example to it.',
    ]);
    expect(await notes({ routes, route: '*sen.example/*' })).toEqual([
      'SITES trang: no route leads *.trang.example to it.',
    ]);
    expect(await notes({})).toEqual([]);
    const written = { site: { ...site, vars: { ...site.vars, SITES }, routes }, gateway };
    const asked = { ofSite: ['--route', 'sen.example/*'] };
    expect((await preflight(asked, account(), written)).notes).toEqual([]);
  });

  it('an open sandbox is said', async () => {
    expect((await looked({ SANDBOX: '1' })).notes.join()).toContain('SANDBOX is on');
  });
});

describe('a stage', () => {
  const over = {
    name: 'acme-staging',
    vars: { SITE_NAME: 'Staging' },
    kv_namespaces: [{ binding: 'QUICK_GATE', id: 'other' }],
    routes: [{ pattern: 'staging.acme.example', custom_domain: true }],
  };

  it('has what it names in the place of what is written, and all else as it is', () => {
    expect(overlaid(site, over, 'staging')).toEqual({
      ...site,
      ...over,
      vars: { ...site.vars, SITE_NAME: 'Staging' },
    });
    const limits = [
      { name: 'RATE_A', namespace_id: '1' },
      { name: 'RATE_B', namespace_id: '2' },
    ];
    const own = { name: 'b', ratelimits: [{ name: 'RATE_B', namespace_id: '3' }] };
    expect(overlaid({ ...site, ratelimits: limits }, own, 'staging').ratelimits).toEqual([
      limits[0],
      own.ratelimits[0],
    ]);
  });

  it('never takes the addresses of the site with it', () => {
    const based = { ...site, route: 'm.acme.example/*', routes: [{ pattern: 'www.acme.example' }] };
    const { routes, ...elsewhere } = over;
    const staged = overlaid(based, elsewhere, 'staging');
    expect([staged.route, staged.routes]).toEqual([undefined, undefined]);
    expect(overlaid(based, over, 'staging')).toMatchObject({ routes });
    expect(overlaid(based, over, 'staging').route).toBeUndefined();
  });

  it.each([
    ['another', 'e'.repeat(32), []],
    [
      'the site’s own',
      ID,
      [
        '  QUICK_GATE has the namespace of acme-site: closing one would close both. npx wrangler kv namespace create acme-staging-quick-gate, and its id into operator/settings.staging.toml.',
      ],
    ],
  ])('closed by %s namespace', async (_, id, expected) => {
    const staged = overlaid(site, { ...over, kv_namespaces: [{ binding: 'QUICK_GATE', id }] }, 'staging');
    const written = { base: site, site: staged, gateway };
    expect((await preflight({ stage: 'staging' }, account(), written)).problems).toEqual(expected);
  });

  it('never is deployed over the site itself', () => {
    for (const name of [undefined, 'acme-site'])
      expect(() => overlaid(site, { ...over, name }, 'staging')).toThrow(
        'would be deployed over "acme-site"',
      );
  });
});
