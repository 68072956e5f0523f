import * as v from 'valibot';
import { SITE_FLAGS } from '@/contracts/flags';
import { readMerchant, updateMerchant } from '../../db/merchants';
import { command, type Sandbox, type SandboxApp, SandboxError } from './command';

export const merchantField = v.optional(v.string(), 'hoadang');
const flagSchema = v.picklist(SITE_FLAGS);
const serviceSchema = v.object({
  path: v.string(),
  name: v.optional(v.string(), 'Trò chuyện'),
  type: v.optional(v.string(), 'CHAT'),
  position: v.optional(v.picklist(['menu', 'support', 'both']), 'both'),
});
const patchSchema = v.object({
  customerService: v.optional(v.array(serviceSchema)),
  imageCDNs: v.optional(v.array(v.string())),
  mobileTemplate: v.optional(v.object({ mem_cen: v.number(), dep_func: v.optional(v.number(), 0) })),
  paths: v.optional(v.record(v.string(), v.string())),
  resources: v.optional(v.array(v.object({ resourceType: v.string(), url: v.string() }))),
  domainList: v.optional(v.array(v.string())),
  isSingle: v.optional(v.boolean()),
  passkeys: v.optional(v.boolean()),
  mobileCountries: v.optional(v.array(v.string())),
});

/** Commands that change a merchant's site; `/reset` puts it back. */
export function addSiteCommands(app: SandboxApp): void {
  command(
    app,
    '/flags',
    v.object({ merchant: merchantField, flags: v.record(flagSchema, v.boolean()) }),
    async (sandbox, { merchant, flags }) => {
      const site = await siteOf(sandbox, merchant);
      const all = { ...site.flags, ...flags };
      await updateMerchant(sandbox.db, merchant, { flags: all });
      return { flags: all };
    },
  );
  const onOff = v.object({
    merchant: merchantField,
    on: v.boolean(),
    refuseStatus: v.optional(v.boolean(), false),
  });
  command(app, '/maintenance', onOff, async (sandbox, { merchant, on, refuseStatus }) => {
    await siteOf(sandbox, merchant);
    const statusRefusal = on && refuseStatus ? 'platform.maintenance' : null;
    await updateMerchant(sandbox.db, merchant, { maintenance: on, statusRefusal });
  });
  command(app, '/region', onOff, async (sandbox, { merchant, on, refuseStatus }) => {
    await siteOf(sandbox, merchant);
    const statusRefusal = on && refuseStatus ? 'location.blocked' : null;
    await updateMerchant(sandbox.db, merchant, { regionRestriction: on, statusRefusal });
  });
  command(
    app,
    '/status',
    v.object({ merchant: merchantField, patch: patchSchema }),
    async (sandbox, { merchant, patch }) => {
      await siteOf(sandbox, merchant);
      const { imageCDNs, ...rest } = patch;
      const change = imageCDNs === undefined ? rest : { ...rest, imageCdns: imageCDNs };
      if (Object.keys(change).length > 0) await updateMerchant(sandbox.db, merchant, change);
    },
  );
}

/** The merchant of a command. */
export async function siteOf({ db }: Pick<Sandbox, 'db'>, code: string) {
  const site = await readMerchant(db, code);
  if (!site) throw new SandboxError(`no merchant '${code}'; is the database seeded?`);
  return site;
}
