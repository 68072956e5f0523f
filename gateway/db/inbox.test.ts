import { expect, it } from 'vitest';
import { startGateway } from '../testing/start-gateway';
import { countMessages, insertMessages } from './inbox';
import { openDb } from './open';

it('messages that are sent at the same moment all come, each with an id of its own [NOTICE-27]', async () => {
  const gateway = await startGateway();
  const db = openDb(gateway.env);
  const members = await Promise.all(
    ['mot_01', 'hai_02', 'ba_03'].map((account) =>
      gateway.sandbox<{ id: number }>('/members', { account, password: 'Lantern2209' }),
    ),
  );
  const text = { title: 'Chào bạn', content: '<p>Một ngày vui.</p>' };
  const sent = await Promise.all(
    members.map(({ id: memberId }) => {
      const message = { memberId, texts: { vi: text, en: text }, createdAt: 1 };
      return insertMessages(db, [message, message]);
    }),
  );
  expect(new Set(sent.flat()).size).toBe(6);
  for (const { id } of members) expect(await countMessages(db, id)).toBe(2);
});
