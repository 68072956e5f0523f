import { describe, expect, it } from 'vitest';
import { getAnnouncements } from './content/announcements';
import { launchGame } from './games/launch-game';
import { listGames } from './games/list-games';
import { requestShapeOf } from './request-shape';
import { logIn } from './session/log-in';

const HEADERS = { 'Accept-Language': 'en', Device: 'OTHERS', Authorization: 'Bearer secret' };

describe('the shape of a request', () => {
  it('is what it asks, in one order, without what the edge adds to every call [CALL-06]', () => {
    const fields = {
      types: 'B',
      platform: 'M',
      merchantCode: 'hoadang',
      token: 'secret',
      groupName: 'm_home',
    };
    expect(requestShapeOf(getAnnouncements, fields, new Headers(HEADERS))).toEqual({
      operation: 'content.announcements',
      names: ['groupName', 'platform', 'types'],
      values: { groupName: 'm_home', types: 'B' },
      acceptLanguage: 'en',
      device: 'OTHERS',
      signedIn: true,
    });
    expect(requestShapeOf(getAnnouncements, { types: 'PU' }, new Headers())).toMatchObject({
      acceptLanguage: null,
      device: null,
      signedIn: false,
    });
  });

  it('has only values that come out of a list: no name, password, number or word of a visitor [CALL-06 ERR-60]', () => {
    const login = { username: 'minhan', password: 'Lantern2209', type: 'sms', agent: true };
    expect(requestShapeOf(logIn, login, new Headers()).values).toEqual({ type: 'sms', agent: 'true' });
    const search = { language: 'VI', gameName: 'RNG', gameType: 'RNG', pageNum: 1, sort: undefined };
    expect(requestShapeOf(listGames, search, new Headers())).toMatchObject({
      names: ['gameName', 'gameType', 'language', 'pageNum'],
      values: { language: 'VI', gameType: 'RNG' },
    });
  });

  it('finds lists in every option of an input, in numbers and in text alike [CALL-06]', () => {
    const shape = (fields: object) => requestShapeOf(launchGame, { ...fields }, new Headers()).values;
    expect(shape({ vendor: 'LOTT', prizeMode: 'Elott' })).toEqual({ prizeMode: 'Elott' });
    expect(shape({ freeplay: 1 })).toEqual(shape({ freeplay: '1' }));
    expect(shape({ freeplay: '1' })).toEqual({ freeplay: '1' });
  });
});
