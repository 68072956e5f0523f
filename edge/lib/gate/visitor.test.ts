import { describe, expect, it } from 'vitest';
import { visitorOf } from './visitor';

function request(headers: Record<string, string>, country?: string): Request {
  return Object.assign(new Request('https://site.example/', { headers }), { cf: country && { country } });
}

describe('the visitor', () => {
  it('comes from the platform, and no client header changes it outside the sandbox [GATE-21]', () => {
    const spoofed = request(
      {
        'CF-Connecting-IP': '203.0.113.9',
        'X-Sandbox-Country': 'VN',
        'X-Sandbox-Address': '198.51.100.1',
        'X-Forwarded-For': '198.51.100.2',
        'CF-IPCountry': 'VN',
        'X-Real-IP': '198.51.100.3',
      },
      'us',
    );
    expect(visitorOf(spoofed, {})).toEqual({ country: 'US', address: '203.0.113.9' });
  });

  it.each([
    ['XX', null],
    ['T1', 'T1'],
    ['', null],
    ['VNM', null],
    [undefined, null],
  ])('reads country %j as %j [GATE-21 GATE-22]', (written, country) => {
    expect(visitorOf(request({}, written), {}).country).toBe(country);
  });

  it.each(['unknown', '999.1.1.1', '<script>'])('reads address %j as unknown [GATE-21]', (address) => {
    expect(visitorOf(request({ 'CF-Connecting-IP': address }), {}).address).toBeNull();
  });

  it('obeys the override headers in the sandbox alone [GATE-21]', () => {
    const overridden = request({ 'X-Sandbox-Country': 'cn', 'X-Sandbox-Address': '2001:db8::7' }, 'US');
    expect(visitorOf(overridden, { SANDBOX: '1' })).toEqual({ country: 'CN', address: '2001:db8::7' });
    expect(visitorOf(overridden, { SANDBOX: '0' })).toEqual({ country: 'US', address: null });
  });

  it('is in Vietnam, or where the settings say, when the sandbox is told nothing [GATE-21]', () => {
    expect(visitorOf(request({}, 'US'), { SANDBOX: '1' }).country).toBe('VN');
    expect(visitorOf(request({}, 'US'), { SANDBOX: '1', SANDBOX_COUNTRY: 'TH' }).country).toBe('TH');
    expect(visitorOf(request({ 'X-Sandbox-Country': 'XX' }), { SANDBOX: '1' }).country).toBeNull();
  });
});
