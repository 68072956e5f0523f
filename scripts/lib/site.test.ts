import { expect, it } from 'vitest';
import { sandboxVars } from './sandbox.mjs';
import { localSettings, unbindMissing } from './site.mjs';

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

it('a worker is bound to those alone that run beside it', () => {
  const own = () => new Response();
  const site = {
    name: 'mobile-site',
    serviceBindings: { GATEWAY: { name: 'reference-gateway' }, DEMO: 'demo', ASSETS: own },
  };
  unbindMissing([site, { name: 'demo' }]);
  expect(site.serviceBindings).toEqual({ DEMO: 'demo', ASSETS: own });
});
