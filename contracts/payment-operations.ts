import type { Operation } from './operation';
import { paymentReceived, paymentRefused, payoutFailed, payoutSettled } from './payment/payment';

const listed = [
  paymentReceived,
  paymentRefused,
  payoutSettled,
  payoutFailed,
] as const satisfies readonly Operation[];

/** Every call that payment providers make to the gateway. The site makes none of them, and forwards none. */
export const paymentOperations: readonly Operation[] = listed;

type Listed = (typeof listed)[number];
/** The id of a provider's call in the list. */
export type PaymentOperationId = Listed['id'];
/** The provider's call of an id, with the types of its input and its answer. */
export type PaymentOperationOf<Id extends PaymentOperationId> = Extract<Listed, { id: Id }>;
