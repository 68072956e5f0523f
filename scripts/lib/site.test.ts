import { expect, it } from 'vitest';
import { sandboxVars } from './sandbox.mjs';
import { SHIPPED_SETTINGS } from './shipped-settings.mjs';
import { localSettings, replaced, unbindMissing } from './site.mjs';

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
