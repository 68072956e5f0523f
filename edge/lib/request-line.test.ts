import { describe, expect, it } from 'vitest';
import { LOG_WORDS } from '../log-events-words';
import { requestLine } from './request-line';
import { RequestTrace } from './request-trace';

const told = {
  method: 'GET',
  path: '/m/home',
  status: 200,
  ms: 3,
  requestId: '0af76519-16cd-43dd-8448-eb211c80319c',
  country: 'VN',
};

describe('the line of a request', () => {
  it('is one object in JSON, whatever the address and the method hold [ERR-60]', () => {
    for (const path of ['/m/home', '/m/"},{"event":"x', '/m/a\nb', '/m/\u2028\\', '/m/an.hn@site.example']) {
      for (const method of ['GET', 'M-SEARCH', '"']) {
        const line = requestLine({ ...told, path, method, trace: new RequestTrace() });
        expect(line).not.toContain('\n');
        expect(JSON.parse(line)).toMatchObject({ event: 'request', method, status: 200, code: 'ok' });
      }
    }
  });

  it('has the fields that the list of events tells of', () => {
    const line = requestLine({ ...told, trace: new RequestTrace() });
    expect(Object.keys(JSON.parse(line)).sort()).toEqual(
      ['event', ...Object.keys(LOG_WORDS.request.fields)].sort(),
    );
  });

  it('says null for what is not known, and no address that it should not [ERR-60]', () => {
    const line = requestLine({ ...told, path: '/m/0912345678', country: null, trace: new RequestTrace() });
    expect(JSON.parse(line)).toMatchObject({ call: null, cache: null, country: null, path: '/m/[digits]' });
    const refused = requestLine({ ...told, status: 404, trace: new RequestTrace() });
    expect(JSON.parse(refused).code).toBeNull();
  });
});
