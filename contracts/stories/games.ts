import { A_MEMBER } from '../provider-states/given';
import { answer, at, call, given, story } from './story';

const LOBBY = { name: 'the lobby' };
const MEMBER_AND_GAME = { 'the member': [A_MEMBER, LOBBY] };
const SEARCH = ['vassalage', 'gameClassify', 'gameName', 'sort'] as const;
const FILTERS = ['gameType', ...SEARCH] as const;

/** Pages of the lobby, favourites and games played lately. */
export const gameStories = [
  story(
    'pages-of-games',
    'The lobby’s pages have no game in common, come to an end, and have as many games together as their total says.',
    { 'a guest': [LOBBY] },
    call('games.list', { pageSize: 1 })
      .without(...FILTERS)
      .as('first')
      .must(at('pageNum').is(1), at('games[]').hasEntries(1), at('totalPages').is(answer('first', 'total'))),
    call('games.list', { pageSize: 1, pageNum: 2 })
      .without(...FILTERS)
      .must(
        at('pageNum').is(2),
        at('games[].nodeId').isDisjointFrom(answer('first', 'games[].nodeId')),
        at('games[]').hasEntries(1),
        at('total').is(answer('first', 'total')),
      ),
    call('games.list', { gameType: 'RNG', pageSize: 60 })
      .without(...SEARCH)
      .pageAfterPage('pageNum', 'games')
      .as('slots')
      .must(at('games[].nodeId').isDistinct(), at('games[]').hasEntries(answer('slots', 'total'))),
  ),
  story(
    'favourite-game',
    'A game that was added to the favourites is listed until it is removed, and adding it twice lists it once.',
    MEMBER_AND_GAME,
    call('games.addFavourite'),
    call('games.addFavourite'),
    call('games.favourites').must(
      at('content[]').where('nodeId', given('nodeId')).hasEntries(1),
      at('nodeIds[]').contains(given('nodeId')),
    ),
    call('games.removeFavourite'),
    call('games.favourites').must(at('content[]').isEmpty(), at('nodeIds[]').lacks(given('nodeId'))),
  ),
  story(
    'pages-of-favourites',
    'Pages of favourites have no game in common and end, while the ids of all of them come with each page.',
    { 'the member': [A_MEMBER, LOBBY] },
    call('games.list', { pageSize: 10 })
      .without(...FILTERS)
      .as('lobby'),
    ...[0, 1, 2].map((index) =>
      call('games.addFavourite', { nodeId: answer('lobby', `games[${index}].nodeId`) }),
    ),
    call('games.favourites', { pageSize: 2 })
      .as('first')
      .must(at('content[]').hasEntries(2), at('totalPages').is(2), at('nodeIds[]').hasEntries(3)),
    call('games.favourites', { pageSize: 2, pageNum: 2 }).must(
      at('content[].nodeId').isDisjointFrom(answer('first', 'content[].nodeId')),
      at('content[]').hasEntries(1),
      at('nodeIds[]').hasEntries(3),
    ),
  ),
  story(
    'recent-games',
    'A game that the member opened is the first of those played lately.',
    MEMBER_AND_GAME,
    call('games.recent', { gameCategory: given('category') }).must(at('list[]').isEmpty()),
    call('games.addRecent'),
    call('games.recent', { gameCategory: given('category') }).must(at('list[0].nodeId').is(given('nodeId'))),
  ),
];
