import type { Handlers } from '../../platform/handler';
import { changePassword } from './change-password';
import { checkUsername } from './check-username';
import { contactChoices, setContactChoice } from './contact-choices';
import { icon, setIcon } from './icon';
import { memberInfo } from './member-info';
import { setPaymentPassword } from './payment-password';
import { pointsBalance } from './points-balance';
import { profile, setBirthday, setNickname, setPayeeName } from './profile';
import { rankOverview } from './rank-overview';
import { rankProgress } from './rank-progress';
import { recoverByEmail } from './recover-by-email';
import { register } from './register';
import { setPasswordByPhone } from './set-password-by-phone';

/** What answers the calls `member.*`. */
export const memberHandlers = {
  'member.checkUsername': checkUsername,
  'member.register': register,
  'member.setPasswordByPhone': setPasswordByPhone,
  'member.recoverByEmail': recoverByEmail,
  'member.changePassword': changePassword,
  'member.paymentPassword': setPaymentPassword,
  'member.info': memberInfo,
  'member.rankProgress': rankProgress,
  'member.rankOverview': rankOverview,
  'member.profile': profile,
  'member.setNickname': setNickname,
  'member.setPayeeName': setPayeeName,
  'member.setBirthday': setBirthday,
  'member.icon': icon,
  'member.setIcon': setIcon,
  'member.contactChoices': contactChoices,
  'member.setContactChoice': setContactChoice,
  'member.pointsBalance': pointsBalance,
} satisfies Handlers<'member'>;
