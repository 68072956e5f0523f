import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callOperation } from '../client';
import type { InputOf } from '../operation';
import { register, registerInput } from './register';

/** The request, and what the gateway would find in its encrypted body. */
async function sent(input: InputOf<typeof register>) {
  let plain = '';
  let request: Request | undefined;
  await callOperation(register, input, {
    baseUrl: 'https://gateway.invalid',
    encrypt: async (plaintext) => {
      plain = plaintext;
      return { body: { ciphertext: 'sealed' }, key: 'key' };
    },
    fetch: async (made) => {
      request = made;
      return Response.json({ success: true, value: null });
    },
  });
  return { request: request as Request, body: JSON.parse(plain) };
}

const full: InputOf<typeof register> = {
  countryDialingCode: '84',
  registerUrl: 'www.hoadang.example.com',
  registerMethod: 'H5',
  username: 'hoa_moi_2026',
  password: 'Lantern2209',
  confirmPassword: 'Lantern2209',
  affiliateCode: 'HD8826',
  paymentPassword: '220926',
  recommenderId: 'minhan_2209',
  nickname: 'Minh An',
  payeeName: 'TRAN MINH AN',
  email: 'an@example.com',
  mobileNum: '912345678',
  idNumber: '079096001234',
  qqNum: '123456',
  facebook: 'minh.an',
  wechat: 'minhan',
  line: 'minhan',
  whatsapp: '912345678',
  zalo: '912345678',
  birthday: '1996-04-18',
  captcha: '7390',
  captchaId: 'c-1',
  type: 0,
  domain: 'hoadang.example.com',
  verificationCode: '4182',
  firebaseChannel: 'sms',
  firebaseIdToken: 'a.b.c',
  work: `${'c3'.repeat(32)}:4182`,
  workInstead: true,
};

describe('what a registration sends', () => {
  it('is every stated field, encrypted, with the module id, by POST [REG-75 REG-76 REG-77 REG-79 REG-80 REG-81 REG-82 REG-83 REG-84 REG-85 REG-86 REG-87 REG-88 REG-89 REG-90 REG-91 REG-92 REG-93 REG-94 REG-95 REG-96 REG-97 REG-98 REG-99 REG-100 REG-101 REG-102 REG-104 REG-105 REG-106 REG-107 REG-108 CONST-92]', async () => {
    const { request, body } = await sent(full);
    expect(body).toEqual(full);
    expect(Object.keys(full).sort()).toEqual(Object.keys(registerInput.entries).sort());
    expect([request.method, new URL(request.url).pathname]).toEqual(['POST', '/wps/member/register']);
    expect(request.headers.get('Module-Id')).toBe('REG3');
    expect(request.headers.get('Encryption')).toBe('key');
    expect(await request.text()).toBe('{"ciphertext":"sealed"}');
  });

  it('leaves out what the form has not [REG-11 REG-45]', async () => {
    const mobile: InputOf<typeof register> = {
      registerUrl: 'hoadang.example.com',
      domain: 'hoadang.example.com',
      registerMethod: 'PWA',
      countryDialingCode: '84',
      mobileNum: '912345678',
      type: 0,
    };
    expect((await sent({ ...mobile, username: undefined, password: undefined })).body).toEqual(mobile);
  });

  it('names a way that exists and the one type there is [REG-77 REG-98 CONST-92]', () => {
    const accepts = (change: object) => v.is(registerInput, { ...full, ...change });
    expect(['APP', 'H5', 'PWA', 'WEBCLIP'].every((registerMethod) => accepts({ registerMethod }))).toBe(true);
    expect(accepts({ registerMethod: 'WEB' })).toBe(false);
    expect(accepts({ type: 1 })).toBe(false);
  });
});
