import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callOperation } from '../client';
import { sendCode } from './send-code';

const NOW = 1_790_000_000_000;
const dated = (milliseconds: number) => ({ Date: new Date(milliseconds).toUTCString() });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const answered = (body: object, headers: Record<string, string> = {}) =>
  callOperation(sendCode, sendCode.example.input, {
    baseUrl: 'https://gateway.example',
    fetch: async () => Response.json({ success: true, errorCode: null, ...body }, { headers }),
  });

describe('the moment of the next code', () => {
  it.each([
    ['value', { value: { expirationTime: NOW + 60_000 } }],
    ['data.value', { data: { value: { expirationTime: NOW + 60_000 } } }],
    [
      'value before data.value',
      { value: { expirationTime: NOW + 60_000 }, data: { value: { expirationTime: 1 } } },
    ],
  ])('is read from %s [SMS-20 SMS-21]', async (_, body) => {
    expect(await answered(body)).toEqual({ expirationTime: NOW + 60_000 });
  });

  it.each([
    ['an hour ahead', 3_600_000],
    ['a day behind', -86_400_000],
    ['the same', 0],
  ])('is told by the clock of a gateway that is %s, which the answer shows [SMS-22]', async (_, ahead) => {
    const theirs = NOW + ahead;
    const response = await answered({ value: { expirationTime: theirs + 60_000 } }, dated(theirs));
    expect(response).toEqual({ expirationTime: NOW + 60_000 });
  });

  it.each([[{}], [{ expirationTime: null }], [{ expirationTime: 'soon' }]])(
    'may be missing or unreadable: %j [SMS-22]',
    async (value) => {
      const response = await answered({ value }, dated(NOW + 3_600_000));
      expect(response.expirationTime ?? 'unknown').toBe('unknown');
    },
  );
});

it.each(['mobileNum', 'mobileNo'])(
  'sends the number as %s alone, as the context has it [SMS-15 SMS-16 SMS-17]',
  async (field) => {
    let sent: unknown;
    const { mobileNum, ...input } = sendCode.example.input;
    await callOperation(
      sendCode,
      { ...input, [field]: mobileNum },
      {
        baseUrl: 'https://gateway.example',
        fetch: async (request) => {
          sent = await request.json();
          return Response.json({ success: true, value: {}, errorCode: null });
        },
      },
    );
    expect(sent).toEqual({ ...input, [field]: '912345678' });
  },
);
