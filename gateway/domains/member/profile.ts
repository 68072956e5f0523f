import type {
  setBirthday as birthdayOperation,
  getProfile,
  setNickname as nicknameOperation,
  setPayeeName as payeeNameOperation,
} from '@/contracts/member/profile';
import { saveNickname, setOnce } from '../../db/profiles';
import { HOUR_MS } from '../../db/quota-uses';
import type { Call } from '../../platform/handler';
import { consumeQuotaOrRefuse } from '../../platform/quota';
import { Refusal } from '../../platform/refusal';
import { refuseTrial } from '../../platform/trial';
import { maskedEmail, maskedMobile } from '../account-protection/contact';
import { dayIn, refuseMinor } from '../register/age';
import { keepsRule } from '../register/read-registration';
import { rulesOf } from '../register/register-rules';

/** Changes of each field an hour. */
const MOST_CHANGES = 20;

/** What a member has told of itself, number and address masked (ACC-04, ACC-18). */
export function profile({ member }: Call<typeof getProfile>) {
  const { payeeName, birthday } = member;
  return { payeeName, email: maskedEmail(member), mobileNum: maskedMobile(member), birthday };
}

/** Changes the nickname (CALL-38, ACC-08). @throws Refusal those of the contract, or `rate.limited` */
export async function setNickname(call: Call<typeof nicknameOperation>) {
  const nickname = call.input.nickname.normalize('NFC');
  await mayChange(call, 'nickname', nickname);
  await saveNickname(call.db, call.member.id, nickname);
  return null;
}

/** Tells the payee's name, once (CALL-40, ACC-10, ACC-17). @throws Refusal those of the contract, or `rate.limited` */
export async function setPayeeName(call: Call<typeof payeeNameOperation>) {
  const payeeName = call.input.payeeName.normalize('NFC');
  await mayChange(call, 'payeeName', payeeName);
  if (!(await setOnce(call.db, call.member.id, 'payeeName', payeeName))) {
    throw new Refusal('account.field.set');
  }
  return null;
}

/** Tells the birthday, once (ACC-04, REG-70). @throws Refusal those of the contract, or `rate.limited` */
export async function setBirthday(call: Call<typeof birthdayOperation>) {
  const { db, clock, member, merchant, input } = call;
  const { birthday } = input;
  await mayChange(call, 'birthday', birthday);
  refuseMinor(birthday, merchant.ageLimit, dayIn(merchant.timeZone, clock.now()));
  if (!(await setOnce(db, member.id, 'birthday', birthday))) throw new Refusal('account.field.set');
  return null;
}

type Changing = Pick<Call<typeof nicknameOperation>, 'db' | 'clock' | 'member' | 'merchant'>;

/** Whether who asks may change it, into a value that the registration's rule of the same field takes. */
async function mayChange(
  { db, clock, member, merchant }: Changing,
  field: 'nickname' | 'payeeName' | 'birthday',
  value: string,
): Promise<void> {
  refuseTrial(member);
  if (!keepsRule(value, rulesOf(merchant)[field])) throw new Refusal('register.field.invalid', { field });
  const quota = { key: `profile:${field}:${member.id}`, most: MOST_CHANGES, withinMs: HOUR_MS };
  await consumeQuotaOrRefuse(db, [quota], clock.now());
}
