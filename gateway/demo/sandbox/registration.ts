import * as v from 'valibot';
import { REGISTER_FIELDS } from '@/contracts/register/register-fields';
import { saveAffiliate } from '../../db/affiliates';
import { findMember } from '../../db/members';
import { updateMerchant } from '../../db/merchants';
import { rulesOf } from '../../domains/register/register-rules';
import { isCountry } from '../../domains/system/countries';
import { command, type SandboxApp, SandboxError } from './command';
import { merchantField, siteOf } from './site';

const length = v.pipe(v.number(), v.integer(), v.minValue(0));
const rulePatch = v.partial(
  v.object({
    enabled: v.boolean(),
    required: v.boolean(),
    minLength: length,
    maxLength: length,
    patternId: v.nullable(v.string()),
  }),
);

/** Commands that change who may come in and how; `/reset` puts it back. */
export function addRegistrationCommands(app: SandboxApp): void {
  command(
    app,
    '/register-rules',
    v.object({ merchant: merchantField, rules: v.record(v.picklist(REGISTER_FIELDS), rulePatch) }),
    async (sandbox, { merchant, rules: patch }) => {
      const rules = rulesOf(await siteOf(sandbox, merchant));
      for (const field of REGISTER_FIELDS) rules[field] = { ...rules[field], ...patch[field] };
      await updateMerchant(sandbox.db, merchant, { registerRules: rules });
      return { rules };
    },
  );
  const settings = v.partial(
    v.object({
      usernameRegister: v.boolean(),
      mobileRegister: v.boolean(),
      firebaseVerification: v.boolean(),
    }),
  );
  command(
    app,
    '/register-settings',
    v.object({ merchant: merchantField, settings }),
    async (sandbox, { merchant, settings: patch }) => {
      const { registerSettings } = await siteOf(sandbox, merchant);
      const changed = { ...registerSettings, ...patch };
      await updateMerchant(sandbox.db, merchant, { registerSettings: changed });
      return { settings: changed };
    },
  );
  command(
    app,
    '/free-play',
    v.object({ merchant: merchantField, offered: v.boolean() }),
    async (sandbox, { merchant, offered }) => {
      await siteOf(sandbox, merchant);
      await updateMerchant(sandbox.db, merchant, { freePlay: offered });
    },
  );
  command(
    app,
    '/default-country',
    v.object({ merchant: merchantField, countryCode: v.string() }),
    async (sandbox, { merchant, countryCode }) => {
      await siteOf(sandbox, merchant);
      if (!isCountry(countryCode)) throw new SandboxError(`no country '${countryCode}'`);
      await updateMerchant(sandbox.db, merchant, { defaultCountry: countryCode });
    },
  );
  command(
    app,
    '/affiliates',
    v.object({
      merchant: merchantField,
      code: v.pipe(v.string(), v.regex(/^[A-Za-z\d]{1,64}$/)),
      account: v.string(),
      domains: v.optional(v.array(v.string()), []),
    }),
    async ({ db }, { merchant, code, account, domains }) => {
      const agent = await findMember(db, merchant, account);
      if (!agent) throw new SandboxError(`no account '${account}'`);
      await saveAffiliate(db, { merchant, code, memberId: agent.id, domains });
    },
  );
}
