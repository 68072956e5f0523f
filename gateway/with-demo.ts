import type { JWK } from 'jose';
import type { Db } from './db/open';
import { type Env, isSandbox } from './env';
import type { GatewayApp } from './visit';

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
  vendor: { name: string; secret: string; playPath: string };
};

/** The demo, where the sandbox is open; null elsewhere. */
export const demoIn = (env: Env, demo: Demo | undefined): Demo | null =>
  isSandbox(env) ? (demo ?? null) : null;
