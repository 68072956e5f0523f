import * as v from 'valibot';
import { BANNER_GROUPS } from '@/contracts/content/announcements';
import { APPLICATION_STATUSES } from '@/contracts/rewards/reward-rules';
import { listApplicationsOf, listPictures, setApplication } from '../../db/applications';
import { listFeedback } from '../../db/feedback';
import { insertMessages } from '../../db/inbox';
import { findMember } from '../../db/members';
import type { Member } from '../../db/schema';
import { hideSeeded, insertTemporary, replaceBanners } from '../../db/seeded-content';
import { command, openSandbox, type Sandbox, type SandboxApp, SandboxError } from './command';
import { contentOf, titleOf } from './filler';
import { merchantField, siteOf } from './site';

const KINDS = ['promotion', 'player', 'popup'] as const;
const MINUTE_MS = 60_000;
/** Position of the first one made: in front of what is seeded. */
const IN_FRONT = -1_000_000;

const yesOrNo = v.optional(v.picklist(['Y', 'N']), 'N');
const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3000)), 1);
const itemSchema = v.object({
  title: v.optional(v.string()),
  content: v.optional(v.string()),
  categoryIds: v.optional(v.array(v.number()), []),
  category: v.optional(v.nullable(v.string())),
  execution: v.optional(v.picklist(['A', 'B'])),
  imageRequired: yesOrNo,
  remarkRequired: yesOrNo,
  linkedPromotionId: v.optional(v.number()),
  externalLink: v.optional(v.string()),
  images: v.optional(v.array(v.object({ sequence: v.number(), url: v.string() }))),
  hot: v.optional(v.boolean(), false),
});
const announcementsSchema = v.object({
  merchant: merchantField,
  kind: v.picklist(KINDS),
  count,
  titleLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  contentBytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  item: v.optional(itemSchema, {}),
  /** In place of `count` alike. */
  items: v.optional(v.array(itemSchema)),
});
const clearSchema = v.object({ merchant: merchantField, clear: v.picklist(KINDS) });
const bannersSchema = v.object({
  merchant: merchantField,
  groupName: v.picklist(BANNER_GROUPS),
  banners: v.array(
    v.object({ url: v.string(), linkage: v.optional(v.string(), ''), title: v.optional(v.string(), '') }),
  ),
});
const ofMember = { merchant: merchantField, account: v.string() };
const inboxSchema = v.object({
  ...ofMember,
  count,
  item: v.optional(
    v.object({
      title: v.optional(v.string()),
      content: v.optional(v.string()),
      read: v.optional(v.boolean(), false),
    }),
    {},
  ),
});
const applicationSchema = v.object({
  ...ofMember,
  promotionId: v.number(),
  status: v.picklist(APPLICATION_STATUSES),
});

/** Commands about what is published and what members sent; `/reset` undoes all of it. */
export function addContentCommands(app: SandboxApp): void {
  command(app, '/announcements', v.union([clearSchema, announcementsSchema]), async (sandbox, wanted) => {
    await siteOf(sandbox, wanted.merchant);
    if ('clear' in wanted) return hideSeeded(sandbox.db, wanted.merchant, wanted.clear);
    return { ids: await insertTemporary(sandbox.db, announcementsOf(wanted, sandbox.clock.now())) };
  });

  command(app, '/banners', bannersSchema, async (sandbox, { merchant, groupName, banners }) => {
    await siteOf(sandbox, merchant);
    const rows = banners.map(({ title, ...banner }, position) => ({
      ...banner,
      merchant,
      groupName,
      position,
      titles: { vi: title, en: title },
    }));
    await replaceBanners(sandbox.db, merchant, groupName, rows);
  });

  command(app, '/inbox', inboxSchema, async (sandbox, wanted) => {
    const member = await memberOf(sandbox, wanted);
    const now = sandbox.clock.now();
    const rows = Array.from({ length: wanted.count }, (_, index) => ({
      memberId: member.id,
      texts: textsOf(wanted.item, index),
      createdAt: now - index * MINUTE_MS,
      readAt: wanted.item.read ? now : null,
    }));
    return { ids: await insertMessages(sandbox.db, rows) };
  });

  command(app, '/applications', applicationSchema, async (sandbox, { promotionId, status, ...of }) => {
    const { id: memberId } = await memberOf(sandbox, of);
    await setApplication(sandbox.db, { memberId, promotionId, status, at: sandbox.clock.now() });
  });

  read(app, '/applications', async (sandbox, member) => {
    const rows = await listApplicationsOf(sandbox.db, member.id);
    const applications = rows.map(async ({ id, promotionId, status, remarks }) => {
      return { promotionId, status, remarks, pictures: await listPictures(sandbox.db, id) };
    });
    return { applications: await Promise.all(applications) };
  });
  read(app, '/feedback', async ({ db }, member) => ({ feedback: await listFeedback(db, member.id) }));
}

/** Puts a GET command about a member on the sandbox; `account` and `merchant` are query values. */
function read(
  app: SandboxApp,
  path: string,
  run: (sandbox: Sandbox, member: Member) => Promise<object>,
): void {
  app.get(path, async (c) => {
    try {
      const sandbox = await openSandbox(c);
      const { account = '', merchant = 'hoadang' } = c.req.query();
      return c.json(await run(sandbox, await memberOf(sandbox, { account, merchant })));
    } catch (error) {
      if (error instanceof SandboxError) return c.json({ error: error.message }, 400);
      throw error;
    }
  });
}

function announcementsOf(wanted: v.InferOutput<typeof announcementsSchema>, now: number) {
  const { merchant, kind, titleLength, contentBytes } = wanted;
  const items = wanted.items ?? Array.from({ length: wanted.count }, () => wanted.item);
  return items.map((item, index) => ({
    merchant,
    kind,
    position: IN_FRONT + index,
    hot: item.hot,
    category: item.category ?? null,
    categoryIds: item.categoryIds,
    externalLink: item.externalLink,
    startDate: now - index * MINUTE_MS,
    texts: textsOf(item, index, titleLength, contentBytes),
    images: item.images ?? (kind === 'player' ? [] : [{ sequence: 1, url: '/art/heroes/moon.svg' }]),
    imageRequired: item.imageRequired,
    remarkRequired: item.remarkRequired,
    linkedPromotionId: item.linkedPromotionId,
    execution: kind === 'popup' ? (item.execution ?? 'A') : null,
  }));
}

function textsOf(item: { title?: string; content?: string }, index: number, length?: number, bytes?: number) {
  const written = (language: 'vi' | 'en') => ({
    title: item.title ?? titleOf(language, index + 1, length),
    content: item.content ?? contentOf(language, bytes),
  });
  return { vi: written('vi'), en: written('en') };
}

async function memberOf({ db }: Sandbox, { merchant, account }: { merchant: string; account: string }) {
  const member = await findMember(db, merchant, account);
  if (!member) throw new SandboxError(`no account '${account}'`);
  return member;
}
