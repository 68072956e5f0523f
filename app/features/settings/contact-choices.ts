import type { setContactChoice } from '@/contracts/member/contact-choices';
import type { InputOf } from '@/contracts/operation';
import type { ContactChoices } from './settings.queries';

type Choice = Omit<InputOf<typeof setContactChoice>, 'allowed'>;

/** Whether the member has allowed a topic by a channel (ACC-06). */
export function isAllowed({ allowed }: ContactChoices, { topic, channel }: Choice): boolean {
  return allowed.some((one) => one.topic === topic && one.channel === channel);
}

/** The choices with one of them changed. */
export function withChoice(choices: ContactChoices, choice: Choice, allows: boolean): ContactChoices {
  const others = choices.allowed.filter((one) => !isAllowed({ allowed: [one] }, choice));
  const { topic, channel } = choice;
  return { allowed: allows ? [...others, { topic, channel }] : others };
}
