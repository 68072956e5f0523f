import * as v from 'valibot';
import type { InputOf, Operation, OutputOf } from '@/contracts/operation';
import { decimalNumberOf, minorUnitsOf } from '@/contracts/shared/minor-units';
import {
  type VendorOperationId,
  type VendorOperationOf,
  vendorOperations,
} from '@/contracts/vendor-operations';
import { parseJson } from '../../platform/read-fields';
import { Refusal } from '../../platform/refusal';
import type { VendorWallet } from '../vendor-wallet/vendor-wallet';
import { isSignedBy, SIGNATURE_HEADER } from './signature';
import type { VendorAdapter } from './vendor';

type Handler<Op extends Operation> = (wallet: VendorWallet, input: InputOf<Op>) => Promise<OutputOf<Op>>;

/** One handler for each call of the contract: without one this does not compile. */
const handlers = {
  'vendorWallet.authenticate': async (wallet, { launchToken }) =>
    inUnits(await wallet.authenticate(launchToken)),
  'vendorWallet.balance': async (wallet, { playerId }) =>
    inUnits({ balance: await wallet.balance(playerId) }),
  'vendorWallet.bet': async (wallet, bet) => inUnits(await wallet.bet(ofThisGateway(bet))),
  'vendorWallet.win': async (wallet, win) => inUnits(await wallet.win(ofThisGateway(win))),
  'vendorWallet.rollback': async (wallet, rollback) => inUnits(await wallet.rollBack(rollback)),
} satisfies { [Id in VendorOperationId]: Handler<VendorOperationOf<Id>> };

const signer = v.object({ vendor: v.string() });

/**
 * The dialect of `contracts/vendor-wallet`: JSON that names its vendor, amounts in units of the currency, the body
 * signed as it stands. Any number of vendors speak it.
 */
export const signedJson: VendorAdapter = {
  paths: vendorOperations.map(({ path }) => path),
  launchUrl: (address, token) => `${address}#launch=${token}`,
  signerOf({ bytes, text, header }) {
    const named = v.safeParse(signer, parseJson(text));
    return {
      vendor: named.success ? named.output.vendor : '',
      isSignedWith: (secret) => isSignedBy(secret, bytes, header(SIGNATURE_HEADER)),
    };
  },
  async answer({ path, text }, wallet) {
    const operation = vendorOperations.find((one) => one.path === path);
    const input = operation && v.safeParse(operation.input, parseJson(text));
    if (!input?.success) throw new Refusal('request.invalid');
    // The table's type holds each handler to its own call; a look-up cannot say which one it found.
    const handler = handlers[operation?.id as VendorOperationId] as unknown as Handler<Operation>;
    const value = await handler(wallet, input.output);
    return { success: true, value, errorCode: null, message: null };
  },
};

const inUnits = <T extends { balance: number }>(answer: T): T => ({
  ...answer,
  balance: decimalNumberOf(answer.balance),
});
/** A movement with the number that a game has here, in 1/100 units: the contract has checked that it is an exact amount. */
const ofThisGateway = <T extends { nodeId: number | string; amount: number }>(movement: T) => ({
  ...movement,
  nodeId: Number(movement.nodeId),
  amount: minorUnitsOf(movement.amount) as number,
});
