import { GatewayError } from '../../contracts/errors';
import type { VendorSession } from '../db/schema';
import { findVendorSession, insertVendorSession, touchVendorSession } from '../db/vendor';
import { randomToken, sha256 } from '../platform/hash';
import { findGame } from './catalogue/games';
import { engineOf } from './engines/engines';
import { lookOf } from './look';
import { stakesOf } from './stakes';
import { type Vendor, VendorRefusal } from './vendor';

const IDLE_MS = 3600_000;

/** Takes a launch token to the vendor's wallet and opens a session for the player behind it; its token is stored nowhere. */
export async function openVendorSession(
  vendor: Vendor,
  { name, launchToken }: { name: string; launchToken: string },
) {
  const player = await vendor
    .walletOf(name)
    .authenticate({ launchToken })
    .catch((error: unknown) => {
      if (error instanceof GatewayError && error.code === 'launch.token.invalid') {
        throw new VendorRefusal('launch.over', 401);
      }
      throw error;
    });
  const token = randomToken();
  const now = vendor.clock.wall();
  const session: VendorSession = {
    tokenHash: sha256(token),
    vendor: name,
    playerId: player.playerId,
    accountId: player.accountId,
    language: player.language.toLowerCase().startsWith('vi') ? 'vi' : 'en',
    nodeId: player.nodeId,
    gameCode: player.gameCode,
    freeplay: player.freeplay,
    openedAt: now,
    lastSeenAt: now,
  };
  await insertVendorSession(vendor.db, session);
  return { token, session, player };
}

/** The session of a token; each use moves its idle limit on. */
export async function continueSession({ db, clock }: Vendor, token: string): Promise<VendorSession> {
  const session = await findVendorSession(db, sha256(token));
  const now = clock.wall();
  if (!session || now - session.lastSeenAt > IDLE_MS) throw new VendorRefusal('session.over', 401);
  await touchVendorSession(db, session.tokenHash, now);
  return session;
}

/** What is played in a session; a code that the vendor has no game for is a slot of lines. */
export function gameOf({ gameCode, language }: VendorSession) {
  const game = findGame(gameCode);
  const gameType = game?.gameType ?? 'RNG';
  const imageUrl = game?.imageUrl ?? '';
  const { name, engine, published, table } = engineOf(gameType, imageUrl);
  const look = lookOf(imageUrl);
  const stakes = stakesOf(game?.minBet ?? 0);
  const gameName = (language === 'vi' ? game?.gameName : game?.gameNameEn) ?? gameCode;
  return { gameName, gameType, name, engine, published, table, look, stakes };
}
