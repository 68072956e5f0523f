import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashOfInputs } from './build.mjs';
import {
  DEPLOYED_BUILD,
  readDeployArgs,
  requirePlainArgs,
  siteConfig,
  targetsIn,
  USAGE,
  withOwnGateway,
  workersToDeploy,
} from './deploy.mjs';
import { at } from './paths.mjs';

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  ['wrangler.toml', 'GATE_DENY_COUNTRIES = ""', 'GATE_DENY_COUNTRIES = "VN"'],
  ['gateway/wrangler.toml', 'SESSION_IDLE_SECONDS = "1800"', 'SESSION_IDLE_SECONDS = "900"'],
])('a setting of %s that is changed asks for another build', (file, before, after) => {
  inFolder((folder) => {
    mkdirSync(join(folder, 'gateway'));
    cpSync(at(file), join(folder, file));
    const built = hashOfInputs(folder);
    expect(hashOfInputs(folder)).toBe(built);
    const settings = readFileSync(at(file), 'utf8');
    expect(settings).toContain(before);
    writeFileSync(join(folder, file), settings.replace(before, after));
    expect(hashOfInputs(folder)).not.toBe(built);
  });
});

const guard = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/deploy-guard.mjs'], {
    cwd: at('.'),
    env: {
      PATH: process.env.PATH ?? '',
      SHIPPED: process.env.SHIPPED ?? '',
      WRANGLER_COMMAND: 'deploy',
      ...env,
    },
    encoding: 'utf8',
  });

it('wrangler deploys nothing by itself, and no build of what stood here before', () => {
  const refused: Record<string, string>[] = [
    {},
    { WRANGLER_COMMAND: 'versions upload' },
    { [DEPLOYED_BUILD]: '0123456789abcdef' },
  ];
  for (const env of refused) {
    const { status, stderr } = guard(env);
    expect(status).toBe(1);
    expect(stderr).toContain('Deploy with "npm run deploy".');
  }
  expect(guard({ [DEPLOYED_BUILD]: hashOfInputs() }).status).toBe(0);
  expect(guard({ WRANGLER_COMMAND: 'dev' }).status).toBe(0);
});

it.each([
  ['the site alone without a reference gateway', { GATEWAY_URL: '' }, ['reference-gateway'], false, ['site']],
  [
    'the gateway first where the site is bound to it',
    { GATEWAY_URL: '' },
    ['reference-gateway'],
    true,
    ['gateway', 'site'],
  ],
  [
    'the site alone with a gateway of its own',
    { GATEWAY_URL: 'https://gateway.example' },
    ['reference-gateway'],
    true,
    ['site'],
  ],
  ['the site alone where nothing is bound', { GATEWAY_URL: '' }, [], true, ['site']],
  [
    'the demo before the gateway that names it, where the site is bound to both',
    { GATEWAY_URL: '' },
    ['reference-gateway', 'demo'],
    true,
    ['demo', 'gateway', 'site'],
  ],
  [
    'the demo beside a gateway of its own',
    { GATEWAY_URL: 'https://gateway.example' },
    ['demo'],
    true,
    ['demo', 'site'],
  ],
])('deploys %s', (_, vars, services, hasGateway, expected) => {
  inFolder((folder) => {
    const write = (name: string, config: object) => {
      writeFileSync(join(folder, name), JSON.stringify(config));
      return join(folder, name);
    };
    const site = write('site', {
      name: 'mobile-site',
      vars,
      services: services.map((service) => ({ service })),
    });
    const gateway = write('gateway', { name: 'reference-gateway' });
    const demo = write('demo', { name: 'demo' });
    const deployed = workersToDeploy({ site, gateway: hasGateway ? gateway : undefined, demo });
    expect(deployed).toEqual(expected.map((name) => join(folder, name)));
  });
});

it('hands to wrangler what does not change which build is deployed', () => {
  expect(() => requirePlainArgs(['--dry-run', '--message', 'closed to VN'])).not.toThrow();
  for (const args of [
    ['-c', 'other.json'],
    ['--config=other.json'],
    ['--dry-run', '--assets', 'x'],
    ['index.js'],
    ['-cother.json'],
    ['--dry-run', 'old/worker.js'],
    ['--env', 'staging'],
    ['--name=other'],
  ])
    expect(() => requirePlainArgs(args)).toThrow('npm run deploy says itself what is deployed');
});

it('binds a site before a gateway of its own to no other', () => {
  const services = [
    { binding: 'GATEWAY', service: 'reference-gateway' },
    { binding: 'DEMO', service: 'demo' },
  ];
  const bound = (GATEWAY_URL: string) => withOwnGateway({ vars: { GATEWAY_URL }, services }).services;
  expect(bound('')).toEqual(services);
  expect(bound('https://gateway.example')).toEqual([services[1]]);
});

it('takes its own options, and what stands in the place of written variables', () => {
  const args = ['--stage', 'staging', '--url=https://a.example', '--var', 'SITE_NAME:A: B', '--dry-run'];
  expect(readDeployArgs(args)).toEqual({
    isHelp: false,
    isDry: true,
    stage: 'staging',
    urls: ['https://a.example'],
    changes: { SITE_NAME: 'A: B' },
    passed: [],
    ofSite: [],
  });
  expect(readDeployArgs(['--var=SITE_NAME:A', '--var', 'BRAND:']).changes).toEqual({
    SITE_NAME: 'A',
    BRAND: '',
  });
  expect(() => readDeployArgs(['--var', 'hunter2'])).toThrow(/^--var is written NAME:value/);
  expect(() => readDeployArgs(['--var'])).toThrow('--var is without its value');
  expect(() => readDeployArgs(['--stage', '--dry-run'])).toThrow('--stage is without its value');
  expect(() => readDeployArgs(['--url', 'site'])).toThrow('--url "site" is no address');
});

it.each([
  ['--dry-run', true],
  ['--dry-run=true', true],
  ['--dryRun', true],
  ['--dryRun=true', true],
  ['--dry-run=false', false],
  ['--no-dry-run', false],
  ['--no-dryRun', false],
])('%s: whether nothing is deployed is heard in every form that wrangler knows', (form, isDry) => {
  expect(readDeployArgs([form, '--message', 'm'])).toMatchObject({ isDry, passed: ['--message', 'm'] });
});

it.each([['--dry-run=1'], ['--dry-run', 'yes'], ['--dryrun'], ['--dry_run'], ['--dry']])(
  '%s: what may have been meant to deploy nothing deploys nothing',
  (...args) => {
    expect(() => readDeployArgs(args)).toThrow();
  },
);

it.each(['-h', '--help', '--help=true'])('%s asks for nothing but words', (form) => {
  expect(readDeployArgs(['--url', 'site', 'index.js', form])).toMatchObject({ isHelp: true });
});

it('says how it is used before it looks at anything', () => {
  const env = { PATH: process.env.PATH ?? '' };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/deploy.mjs', '-h'], {
    cwd: at('.'),
    env,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, `${USAGE}\n`]);
});

it('gives addresses and schedules to the site alone, and all else to every worker', () => {
  const args = ['--route', 'a.example/*', '--message', 'm', '--domains=b.example', '--schedule', '* * * * *'];
  expect(readDeployArgs(args)).toMatchObject({
    passed: ['--message', 'm'],
    ofSite: ['--route', 'a.example/*', '--domains=b.example', '--schedule', '* * * * *'],
  });
});

it('deploys what the changed variables say, as the preflight has it', () => {
  inFolder((folder) => {
    const write = (name: string, config: object) => {
      writeFileSync(join(folder, name), JSON.stringify(config));
      return join(folder, name);
    };
    const services = [{ binding: 'GATEWAY', service: 'reference-gateway' }];
    const gateway = write('gateway', { name: 'reference-gateway' });
    const build = (vars: object) => ({
      site: write('site', { name: 'mobile-site', vars: { SITE_NAME: 'A', ...vars }, services }),
      gateway,
    });
    const deployed = (vars: object, changes: Record<string, string>) => {
      const file = siteConfig(build(vars), { changes });
      const { vars: written, services: bound } = JSON.parse(readFileSync(file, 'utf8'));
      const workers = workersToDeploy({ site: file, gateway }).map((path: string) => path === gateway);
      return { written, bound, hasGateway: workers.includes(true) };
    };
    const url = 'https://gateway.example';
    expect(deployed({ GATEWAY_URL: '' }, { GATEWAY_URL: url, SITE_NAME: 'B' })).toEqual({
      written: { GATEWAY_URL: url, SITE_NAME: 'B' },
      bound: [],
      hasGateway: false,
    });
    expect(deployed({ GATEWAY_URL: url }, { GATEWAY_URL: '' })).toEqual({
      written: { GATEWAY_URL: '', SITE_NAME: 'A' },
      bound: services,
      hasGateway: true,
    });
    const plain = build({ GATEWAY_URL: '' });
    expect(siteConfig(plain, { changes: {} })).toBe(plain.site);
  });
});

it('reads where a site answers of what wrangler tells', () => {
  const told = [
    { type: 'wrangler-session', version: 1 },
    {
      type: 'deploy',
      targets: [
        'https://mobile-site.acme.workers.dev',
        'www.acme.example (custom domain)',
        'acme.example/*',
        'schedule: * * * * *',
      ],
    },
  ];
  expect(targetsIn(`${told.map((line) => JSON.stringify(line)).join('\n')}\n`)).toEqual([
    'https://mobile-site.acme.workers.dev',
    'https://www.acme.example',
    'https://acme.example',
  ]);
});
