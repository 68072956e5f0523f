import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { invitationLink } from '@/app/domain/invitation/invitation-link';
import { drawQr } from '@/app/domain/media/qr.server';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { visitOrigin } from '@/app/lib/calls/visit';
import { idempotencyKey } from '@/contracts/shared/idempotency-key';
import { createDownline } from '@/contracts/team/create-downline';

const requestSchema = v.object({
  code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  domain: v.pipe(v.string(), v.maxLength(253)),
});

/** The address of a link, on the visited host or the link's own, and that as a QR code (INVITE-04, AGENT-26). */
export const drawnLinkFn = createServerFn({ method: 'POST' })
  .validator(inputOf(requestSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { code, domain } = data();
      const link = invitationLink(domain === '' ? visitOrigin() : `https://${domain}`, {
        code,
        invitedBy: 'affiliateCode',
      });
      return { code, link, qr: drawQr(link) };
    }),
  );

const accountSchema = v.object({ ...createDownline.input.entries, idempotencyKey });

/** Creates an account right below the agent; its password leaves the edge encrypted only (AGENT-25, MONEY-21). */
export const createDownlineFn = createServerFn({ method: 'POST' })
  .validator(inputOf(accountSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { idempotencyKey, ...asked } = data();
      const { account } = await siteContext().callGateway(createDownline, asked, { idempotencyKey });
      return { account };
    }),
  );
