import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { drawQr } from '@/app/domain/media/qr.server';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { visitOrigin } from '@/app/lib/calls/visit';
import { hasMoney } from '@/app/session/member-types';
import { createDeposit } from '@/contracts/deposit/orders';
import { GatewayError } from '@/contracts/errors';
import { idempotencyKey } from '@/contracts/shared/idempotency-key';

const { returnUrl: _, ...asked } = createDeposit.input.entries;
const requestSchema = v.object({ ...asked, idempotencyKey });

/** Opens an order to pay in; where its payment leads back to is the server's knowledge (MONEY-03, MONEY-20, MONEY-21). */
export const createDepositFn = createServerFn({ method: 'POST' })
  .validator(inputOf(requestSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { idempotencyKey, ...wanted } = data();
      const { session, callGateway } = siteContext();
      if (session && !hasMoney(session)) throw new GatewayError('account.trial');
      const returnUrl = `${visitOrigin()}/m/voucherCenter`;
      const { orderNo, payUrl } = await callGateway(
        createDeposit,
        { ...wanted, returnUrl },
        { idempotencyKey },
      );
      return { orderNo, payUrl };
    }),
  );

const qrSchema = v.object({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) });

/** Draws a QR code for a member (MONEY-02). */
export const drawQrFn = createServerFn({ method: 'POST' })
  .validator(inputOf(qrSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      if (!siteContext().session) throw new GatewayError('session.missing', null, 401);
      return drawQr(data().text);
    }),
  );
