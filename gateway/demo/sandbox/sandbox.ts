import { Hono } from 'hono';
import * as v from 'valibot';
import { auditMoney } from '../../db/audit-money';
import { peekCaptcha } from '../../db/captchas';
import { clearOutbox, listOutbox } from '../../db/outbox';
import { addAgentCommands } from './agents';
import { addAgreementCommands } from './agreements';
import { addChatCommands } from './chat';
import { moveClock } from './clock';
import { command, openSandbox, type SandboxApp, SandboxError } from './command';
import { addContentCommands } from './content';
import { addDepositChannelCommand } from './deposit-channels';
import { addFaultCommands } from './faults';
import { addGameCommands } from './games';
import { addLaunchCommand } from './launches';
import { addMallCommands } from './mall';
import { addMemberCommands } from './members';
import { addPaymentCommands } from './payments';
import { changeState, stateChange } from './provider-states';
import { addRecordCommands } from './record';
import { addReferralCommands } from './referrals';
import { addRegistrationCommands } from './registration';
import { addRequestsQuery } from './requests';
import { reset } from './reset';
import { addRewardCommands } from './rewards';
import { seedAll } from './seed-all';
import { addSiteCommands } from './site';
import { addWinCommands } from './wins';
import { addWithdrawCommands } from './withdraw';

const nothing = v.looseObject({});

/** The control surface for tests, demos and provider states; README.md lists it. */
export function createSandbox(): SandboxApp {
  const app: SandboxApp = new Hono();

  command(app, '/seed', nothing, seedAll);
  command(app, '/reset', nothing, reset);
  command(app, '/clock', v.object({ offsetSeconds: v.number() }), ({ env, db }, { offsetSeconds }) =>
    moveClock(env, db, Math.round(offsetSeconds * 1000)),
  );
  command(app, '/provider-states', stateChange, changeState);
  addAgentCommands(app);
  addSiteCommands(app);
  addMemberCommands(app);
  addRegistrationCommands(app);
  addContentCommands(app);
  addChatCommands(app);
  addGameCommands(app);
  addFaultCommands(app);
  addLaunchCommand(app);
  addWinCommands(app);
  addRequestsQuery(app);
  addRecordCommands(app);
  addPaymentCommands(app);
  addWithdrawCommands(app);
  addRewardCommands(app);
  addAgreementCommands(app);
  addMallCommands(app);
  addReferralCommands(app);
  addDepositChannelCommand(app);

  app.get('/outbox', async (c) => c.json({ messages: await listOutbox((await openSandbox(c)).db) }));
  command(app, '/outbox/clear', nothing, ({ db }) => clearOutbox(db));
  app.get('/audit', async (c) => c.json({ faults: await auditMoney((await openSandbox(c)).db) }));
  app.get('/captcha/latest', async (c) => {
    const { db, clock } = await openSandbox(c);
    const captcha = await peekCaptcha(db, clock.now());
    return captcha ? c.json(answerOf(captcha)) : c.json({ error: 'no captcha waits for an answer' }, 404);
  });
  command(
    app,
    '/captcha/answer',
    v.object({ captchaId: v.string() }),
    async ({ db, clock }, { captchaId }) => {
      const captcha = await peekCaptcha(db, clock.now(), captchaId);
      if (!captcha) throw new SandboxError('no such captcha waits for an answer');
      return answerOf(captcha);
    },
  );
  return app;
}

const answerOf = ({ id, answer }: { id: string; answer: string }) => ({ captchaId: id, answer });
