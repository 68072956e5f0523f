import { afterEach, expect, it, vi } from 'vitest';
import { requireSettings } from './checked.mjs';
import { sandboxVars, takenSettings } from './sandbox.mjs';
import { SHIPPED_SETTINGS } from './shipped-settings.mjs';
import { localSettings, replaced, unbindMissing } from './site.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

const DEPLOYED = {
  GATEWAY_URL: 'https://gateway.example.com',
  MERCHANT_CODE: 'acme',
  SITE_NAME: 'Acme',
  GATEWAY_PUBLIC_JWK: '',
};

it('a local site never stands before the gateway that is deployed, whoever starts it', () => {
  expect(localSettings(DEPLOYED, {})).not.toHaveProperty('GATEWAY_URL');
  expect(localSettings(DEPLOYED, sandboxVars()).GATEWAY_URL).toBe('');
});

it('a local site takes the other settings as they are written, and where they are empty those of a sandbox', () => {
  const local = localSettings(DEPLOYED, sandboxVars());
  expect(local).toMatchObject({ SITE_NAME: 'Acme', MERCHANT_CODE: 'acme', SANDBOX: '1' });
  expect(JSON.parse(String(local.GATEWAY_PUBLIC_JWK)).kid).toContain('demo');
});

const OWN_KEY = JSON.stringify({ kty: 'RSA', kid: 'own', n: 'n'.repeat(342), e: 'AQAB' });
const kidOf = (vars: Record<string, string>) =>
  JSON.parse(String(localSettings({ ...DEPLOYED, GATEWAY_PUBLIC_JWK: OWN_KEY }, vars).GATEWAY_PUBLIC_JWK))
    .kid;

it('logins of a local site are sealed for the gateway that it stands before, whatever key is deployed', () => {
  expect(kidOf(sandboxVars())).toContain('demo');
  expect(kidOf(sandboxVars({ gateway: 'https://own.example' }))).toBe('own');
});

it('what comes from the environment counts before what is written', () => {
  vi.stubEnv('SITE_LEVEL', 'guest');
  vi.stubEnv('FIREBASE_API_KEY', 'tried');
  const written = { ...DEPLOYED, SITE_LEVEL: 'money', FIREBASE_API_KEY: 'live', FIREBASE_PROJECT_ID: 'live' };
  for (const gateway of [undefined, 'https://own.example'])
    expect(localSettings(written, sandboxVars({ gateway }))).toMatchObject({
      SITE_LEVEL: 'guest',
      FIREBASE_API_KEY: 'tried',
      FIREBASE_PROJECT_ID: 'live',
    });
});

it('what comes from the environment is checked together with what is written', async () => {
  await expect(requireSettings(takenSettings())).resolves.toBeUndefined();
  vi.stubEnv('SITE_LEVEL', 'gust');
  await expect(requireSettings(takenSettings())).rejects.toThrow('SITE_LEVEL = "gust" is none of');
  vi.stubEnv('SITE_LEVEL', 'guest');
  await expect(requireSettings(takenSettings())).resolves.toBeUndefined();
  vi.stubEnv('SPINS', 'auto fast');
  await expect(requireSettings(takenSettings())).rejects.toThrow('SPINS = "auto fast" is none of');
  vi.stubEnv('SPINS', 'auto');
  vi.stubEnv('FIREBASE_API_KEY', 'tried');
  await expect(requireSettings(takenSettings())).rejects.toThrow('FIREBASE_PROJECT_ID is empty');
});

it('a local site before a gateway that is named has its address and merchant, and no sandbox there', () => {
  const vars = sandboxVars({ gateway: 'https://own.example', merchant: 'mine' });
  expect(localSettings(DEPLOYED, vars)).toMatchObject({
    GATEWAY_URL: 'https://own.example',
    MERCHANT_CODE: 'mine',
    SANDBOX: 'site',
  });
});

it('a site of a test has the settings that the product is shipped with, whatever an operator wrote', () => {
  const branded = { ...DEPLOYED, BRAND: 'acme', AGE_LIMIT: '21', GATE_ALLOW_COUNTRIES: 'US', OTHER: 'kept' };
  const local = localSettings(
    replaced(branded, SHIPPED_SETTINGS),
    sandboxVars({ merchant: SHIPPED_SETTINGS.MERCHANT_CODE }),
  );
  expect(local).toMatchObject({
    SITE_NAME: '',
    BRAND: '',
    AGE_LIMIT: '',
    GATE_ALLOW_COUNTRIES: '',
    OTHER: 'kept',
  });
  expect(local).toMatchObject({ MERCHANT_CODE: 'hoadang', SANDBOX: '1' });
});

it('a worker is bound to those alone that run beside it', () => {
  const own = () => new Response();
  const site = {
    name: 'mobile-site',
    serviceBindings: { GATEWAY: { name: 'reference-gateway' }, DEMO: 'demo', ASSETS: own },
  };
  unbindMissing([site, { name: 'demo' }]);
  expect(site.serviceBindings).toEqual({ DEMO: 'demo', ASSETS: own });
});
