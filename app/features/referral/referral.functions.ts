import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { GatewayError } from '@/contracts/errors';
import { getReferral } from '@/contracts/referral/overview';
import { invitationLink } from '../../domain/invitation/invitation-link';
import { drawQr } from '../../domain/media/qr.server';
import { inputOf, outcomeOf } from '../../lib/calls/outcome';
import { siteContext } from '../../lib/calls/site-context';
import { visitOrigin } from '../../lib/calls/visit';

/** The member's invitation with its link on the visited host, and that as a QR code (INVITE-03, INVITE-04). */
export const invitationFn = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({})))
  .handler(() =>
    outcomeOf(async () => {
      const { session, callGateway } = siteContext();
      if (!session) throw new GatewayError('session.missing', null, 401);
      const invitation = await callGateway(getReferral, {});
      const link = invitationLink(visitOrigin(), invitation);
      return { ...invitation, link, qr: drawQr(link) };
    }),
  );
