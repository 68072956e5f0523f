import * as v from 'valibot';
import { defineOperation } from '../operation';
import { count } from '../shared/values';
import { tolerant } from '../tolerant';
import { REGISTER_FIELDS, type RegisterField } from './register-fields';

/** The server's rule for one field (REG-45 to REG-49). Lengths in characters. */
const fieldRuleSchema = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: count,
  maxLength: count,
  /** A key of `PATTERNS`; unknown ids check the lengths alone. */
  patternId: tolerant(v.string()),
});

export type FieldRule = v.InferOutput<typeof fieldRuleSchema>;

// A field without a readable rule is not enabled.
const rulesSchema = v.object(
  /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ REGISTER_FIELDS.map((field) => [field, tolerant(fieldRuleSchema)]),
  ) as unknown as Record<RegisterField, v.NullishSchema<typeof fieldRuleSchema, undefined>>,
);

const rule = (minLength: number, maxLength: number, patternId: string, required = true): FieldRule => ({
  enabled: true,
  required,
  minLength,
  maxLength,
  patternId,
});

/** Each may be brought, as the state says. */
const EVERY_FIELD = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ REGISTER_FIELDS.map((field) => [`${field}.enabled`, 'same' as const]),
);

/** Which fields a registration asks for, and how each is checked (CALL-30, REG-12). */
export const getRegisterRules = defineOperation({
  id: 'register.rules',
  method: 'GET',
  path: '/wps/register/rules',
  moduleId: 'REG3',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: rulesSchema,
  refusals: [],
  example: {
    state: { name: 'registrations', params: { ask: 'every' } },
    holds: EVERY_FIELD,
    input: {},
    output: {
      username: rule(4, 16, 'account'),
      mobileNum: rule(6, 20, 'digits'),
      verificationCode: rule(4, 10, 'digits'),
      password: rule(6, 20, 'password'),
      confirmPassword: rule(6, 20, 'password'),
      paymentPassword: rule(6, 6, 'digits', false),
      nickname: rule(2, 20, 'name', false),
      payeeName: rule(2, 50, 'name', false),
      email: rule(6, 64, 'email', false),
      idNumber: rule(9, 12, 'alphanumeric', false),
      birthday: rule(10, 10, 'date', false),
      qqNum: rule(5, 12, 'digits', false),
      facebook: rule(3, 64, 'contact', false),
      wechat: rule(3, 32, 'contact', false),
      line: rule(3, 32, 'contact', false),
      whatsapp: rule(6, 20, 'digits', false),
      zalo: rule(6, 20, 'digits', false),
      affiliateCode: rule(4, 16, 'alphanumeric', false),
      recommenderId: rule(4, 16, 'account', false),
      captcha: rule(4, 6, 'digits'),
    },
  },
});

export type RegisterRules = v.InferOutput<typeof rulesSchema>;
