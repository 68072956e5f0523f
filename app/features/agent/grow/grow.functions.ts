import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { invitationLink } from '../../../domain/invitation/invitation-link';
import { drawQr } from '../../../domain/media/qr.server';
import { inputOf, outcomeOf } from '../../../lib/outcome';
import { visitOrigin } from '../../../lib/visit';

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
