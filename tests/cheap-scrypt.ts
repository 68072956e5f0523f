import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Scrypt = typeof crypto.scrypt & { real?: typeof crypto.scrypt };

/** This file is run anew for each file of tests, in a process that may have the cheap one already. */
const real = (crypto.scrypt as Scrypt).real ?? crypto.scrypt;
const atLeastCost = (...[password, salt, length, cost, callback]: Parameters<typeof real>) =>
  real(password, salt, length, { ...cost, N: 2 }, callback);
const cheap = Object.assign(atLeastCost, { real }) as Scrypt;

function use(scrypt: Scrypt): void {
  crypto.scrypt = scrypt;
  syncBuiltinESMExports();
}

/**
 * Scrypt at its least cost, whatever it is told: the gateway's tests hash thousands of passwords, and 40 ms for each
 * were more than half of their time.
 */
export const hashCheaply = (): void => use(cheap);

/** For tests of the cost itself. */
export const hashForReal = (): void => use(real);
