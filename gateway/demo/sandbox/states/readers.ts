import { GAME_TYPES } from '@/contracts/games/game-categories';
import { AVATARS } from '@/contracts/member/avatars';
import { addFavourite } from '@/gateway/db/favourites';
import { listTopGames } from '@/gateway/db/games';
import { insertMessages } from '@/gateway/db/inbox';
import { allowContact, saveIcon } from '@/gateway/db/profiles';
import { addRecent } from '@/gateway/db/recents';
import { changeMember } from '@/gateway/db/sandbox';
import { playableGame } from '../games-states';
import type { Handlers } from './handlers';
import { HOLDER } from './money';
import { memberOf } from './row';

/** Handlers of the states about what a member reads, plays and tells of itself. */
export const readerHandlers = {
  'the member has messages': async ({ db, clock, values }) => {
    const { id: memberId } = await memberOf({ db, values });
    const text = { title: 'Chào bạn', content: '<p>Chúc bạn một ngày vui.</p>' };
    const message = { memberId, texts: { vi: text, en: text }, createdAt: clock.now() };
    const [messageId] = await insertMessages(db, [message, message]);
    return { messageId };
  },

  'the member’s profile': async ({ db, clock, values }) => {
    const { id: memberId } = await memberOf({ db, values });
    await changeMember(db, memberId, { payeeName: HOLDER, birthday: '1996-04-18' });
    await saveIcon(db, memberId, AVATARS[0]);
    await allowContact(db, { memberId, topic: 'offers', channel: 'email' }, clock.now());
  },

  'the member has games': async (row) => {
    const { id: memberId } = await memberOf(row);
    const { nodeId } = await playableGame(row.db);
    await addFavourite(row.db, memberId, nodeId);
    for (const gameType of GAME_TYPES) {
      for (const game of await listTopGames(row.db, { gameType }, 1, 'vi')) {
        await addRecent(row.db, memberId, Number(game.nodeId));
      }
    }
    return { nodeId };
  },
} satisfies Partial<Handlers>;
