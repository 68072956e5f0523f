import type { Context, Hono } from 'hono';
import type { JWK } from 'jose';
import type { RequestShape } from '../../contracts/request-shape';
import type { Db } from '../db/open';
import type { PaymentProvider } from '../domains/payments/provider';
import type { Vendor } from '../domains/vendors/vendor';
import type { ChatHost } from './chat-host';
import { type Env, isSandbox } from './env';
import type { LotteryHouse } from './lottery-house';

export type GatewayEnv = {
  Bindings: Env;
  Variables: {
    demo: Demo | null;
    lottery: LotteryHouse | null;
    chat: ChatHost | null;
    /** Milliseconds by which the demo's clock runs ahead, where it has been read on the way. */
    clockOffset?: number;
  };
};
export type GatewayApp = Hono<GatewayEnv>;
export type GatewayContext = Context<GatewayEnv>;

/**
 * What stands in for the world around a gateway, inside the sandbox alone: `gateway/demo` is the one there is. Nothing
 * but the worker names it, so a deployment without it leaves it out there.
 */
export type Demo = {
  /** Puts its own paths on the app, ahead of the operations. */
  mount: (app: GatewayApp) => void;
  /** Milliseconds by which its clock runs ahead of the machine's. */
  clockOffset: (db: Db) => Promise<number>;
  /** Opens encrypted bodies where the operator's key is not set. */
  privateKey: JWK;
  /** Is told the shape of each call of the site that was understood. */
  onRequest: (shape: RequestShape) => void;
  /** Rows for the table of vendors. */
  vendors: readonly Vendor[];
  /** Its lottery; null where its worker is not bound. */
  lottery: (env: Env) => LotteryHouse | null;
  /** Its live rooms; null where its worker is not bound. */
  chat: (env: Env) => ChatHost | null;
  /** Rows for the table of payment providers. */
  paymentProviders: readonly PaymentProvider[];
};

/** The demo, where the sandbox is open; null elsewhere. */
export const demoIn = (env: Env, demo: Demo | undefined): Demo | null =>
  isSandbox(env) ? (demo ?? null) : null;
