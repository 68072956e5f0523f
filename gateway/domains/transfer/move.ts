import { decimalNumberOf, type MinorUnits, minorUnitsOf } from '@/contracts/shared/minor-units';
import type { moveBetweenWallets } from '@/contracts/transfer/transfer';
import { isPosted, LedgerError, memberAccount, vendorAccount } from '../../db/ledger';
import { listLobbyVendors, listVendorWallets, moveBetween } from '../../db/wallets';
import type { Call } from '../../platform/handler';
import { sha256 } from '../../platform/hash';
import { newOrderNo } from '../../platform/order-no';
import { Refusal } from '../../platform/refusal';
import { refuseFree } from '../../platform/trial';

type Move = Call<typeof moveBetweenWallets>;
const SOURCE = 'transfer:';

/**
 * Moves money between the main wallet and a vendor's: one transaction of the ledger under the member's key, which is
 * all that is to be known of it (MONEY-18, MONEY-21). Where one wallet serves every game, money only comes back.
 * @throws Refusal those of the contract
 */
export async function moveMoneyBetween(call: Move) {
  const { db, clock, member, merchant, input } = call;
  const { direction, vendor } = input;
  refuseFree(member);
  const amount = minorUnitsOf(input.amount) as MinorUnits;
  if (amount <= 0) throw new Refusal('transfer.amount.invalid');
  const idempotencyKey = `transfer:${sha256(`${member.id}:${call.idempotencyKey}`)}`;
  // A call that moved it and died before its answer was kept is told so, whatever has changed since.
  if (!(await isPosted(db, idempotencyKey))) await refuseToMove(call);
  const asked = {
    memberId: member.id,
    vendor,
    amount: direction === 'out' ? amount : -amount,
    idempotencyKey,
    source: SOURCE + newOrderNo('CT', clock.now(), merchant.timeZone),
  };
  const { at, source, balances } = await moveBetween(db, asked, clock.now()).catch(refuse);
  const balanceOf = (account: string) => decimalNumberOf(balances.get(account) ?? 0);
  return {
    transferNo: source?.slice(SOURCE.length) ?? '',
    at,
    main: balanceOf(memberAccount(member.id)),
    balance: balanceOf(vendorAccount(vendor, member.id)),
  };
}

/** A vendor that left the lobby still gives back what is there. */
async function refuseToMove({ db, member, merchant, input: { direction, vendor } }: Move): Promise<void> {
  if (merchant.isSingle && direction === 'out') throw new Refusal('transfer.single.wallet');
  const known =
    direction === 'out'
      ? await listLobbyVendors(db)
      : (await listVendorWallets(db, member.id)).map((wallet) => wallet.vendor);
  if (known.includes(vendor)) return;
  const isListed = direction === 'in' && (await listLobbyVendors(db)).includes(vendor);
  throw new Refusal(isListed ? 'transfer.balance.short' : 'transfer.vendor.unknown');
}

function refuse(error: unknown): never {
  const failure = error instanceof LedgerError ? error.failure : undefined;
  if (failure === 'balance.short') throw new Refusal('transfer.balance.short');
  if (failure === 'balance.excessive') throw new Refusal('transfer.amount.invalid');
  throw failure === 'key.reused' ? new Refusal('request.idempotency.reused') : error;
}
