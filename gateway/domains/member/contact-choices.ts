import type { getContactChoices, setContactChoice as operation } from '@/contracts/member/contact-choices';
import { allowContact, forbidContact, listContactChoices } from '../../db/profiles';
import type { Call } from '../../platform/handler';
import { refuseTrial } from '../../platform/trial';

/** What the member has allowed to be sent; nothing until it is chosen (ACC-06). */
export async function contactChoices({ db, member }: Call<typeof getContactChoices>) {
  const choices = await listContactChoices(db, member.id);
  return { allowed: choices.map(({ topic, channel }) => ({ topic, channel })) };
}

/** Allows a topic by a channel, or takes that back (ACC-06). @throws Refusal `account.trial` */
export async function setContactChoice({ db, clock, member, input }: Call<typeof operation>) {
  refuseTrial(member);
  const { allowed, topic, channel } = input;
  const choice = { memberId: member.id, topic, channel };
  if (allowed) await allowContact(db, choice, clock.now());
  else await forbidContact(db, choice);
  return null;
}
