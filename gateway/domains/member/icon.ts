import { AVATARS } from '@/contracts/member/avatars';
import type { getIcon, setIcon as operation } from '@/contracts/member/icon';
import { dataUrlOf } from '@/contracts/pictures/data-url';
import { PHOTO } from '@/contracts/pictures/rules';
import { readIcon, saveIcon } from '../../db/profiles';
import { HOUR_MS } from '../../db/quota-uses';
import type { Call } from '../../platform/handler';
import { consumeQuotaOrRefuse } from '../../platform/quota';
import { readPicture } from '../../platform/read-picture';
import { Refusal } from '../../platform/refusal';
import { refuseTrial } from '../../platform/trial';

/** Pictures an hour. */
const MOST_PICTURES = 20;

/** The member's picture (CALL-23). */
export async function icon({ db, member }: Call<typeof getIcon>) {
  return { url: await readIcon(db, member.id) };
}

/** Chooses a drawn picture or brings a photo (CALL-22). @throws Refusal those of the contract and of `readPicture` */
export async function setIcon({ db, clock, member, input }: Call<typeof operation>) {
  refuseTrial(member);
  const quota = { key: `icon:${member.id}`, most: MOST_PICTURES, withinMs: HOUR_MS };
  await consumeQuotaOrRefuse(db, [quota], clock.now());
  await saveIcon(db, member.id, pictureOf(input.icon));
  return null;
}

function pictureOf(sent: string): string {
  if (sent.startsWith('data:')) return dataUrlOf(readPicture(sent, PHOTO));
  if (!AVATARS.some((avatar) => avatar === sent)) throw new Refusal('request.invalid');
  return sent;
}
