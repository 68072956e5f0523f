import { m } from '@/app/paraglide/messages.js';
import { errorMessage } from '@/app/shell/error-message';
import { Button } from '@/app/ui/button';
import { cardClass } from '@/app/ui/card';
import { Notice } from '@/app/ui/notice';
import { PasswordField } from '@/app/ui/password-field';
import type { IconName } from '@/app/ui/symbol-names';
import { TextField } from '@/app/ui/text-field';
import { PhoneField } from '../../phone/phone-field';
import { CodeField } from '../../verification/code-field';
import { questionText } from '../questions/question-texts';
import styles from './contact.module.css';
import type { Proof } from './contact-rules';
import { useContactForm } from './use-contact-form';

type Props = Parameters<typeof useContactForm>[0];
type Form = ReturnType<typeof useContactForm>;

/** Who asks, then the new contact and its code; of a contact that is there and not proved, its code alone (ACC-02, ACC-18). */
export function ContactForm(props: Props) {
  const { channel, questions } = props;
  const form = useContactForm(props);
  const isMobile = channel === 'mobile';
  const icon = isMobile ? 'phone' : 'mail';
  const placeholder = isMobile ? undefined : m.security_code_in_mail();
  if (form.goal.prove) {
    return (
      <form {...form.props} className={styles.form}>
        <Heading
          title={isMobile ? m.security_mobile_prove() : m.security_email_prove()}
          text={isMobile ? m.security_mobile_prove_text() : m.security_email_prove_text()}
        />
        <Present form={form} isMobile={isMobile} />
        <CodeField
          {...form.field('verificationCode')}
          label={isMobile ? m.login_code() : m.security_code_mail()}
          icon={icon}
          placeholder={placeholder}
          code={form.currentCode}
        />
        {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
        <Button {...form.button(m.action_working())}>{m.security_prove()}</Button>
        <Button look="text" onClick={form.change}>
          {isMobile ? m.security_mobile_other() : m.security_email_other()}
        </Button>
      </form>
    );
  }
  return (
    <form {...form.props} className={styles.form}>
      <section className={cardClass}>
        <Heading title={m.security_step_owner()} text={PROOFS[form.goal.proof].text()} />
        <ProofFields
          form={form}
          questions={questions}
          isMobile={isMobile}
          icon={icon}
          placeholder={placeholder}
        />
      </section>
      <section className={cardClass}>
        <Heading
          title={isMobile ? m.security_step_mobile() : m.security_step_email()}
          text={isMobile ? m.security_step_mobile_text() : m.security_step_email_text()}
        />
        {isMobile ? (
          <PhoneField {...form.field('mobileNum')} country={form.country} onCountry={form.setCountry} />
        ) : (
          <TextField
            {...form.field('email')}
            type="email"
            icon="mail"
            inputMode="email"
            autoComplete="email"
            maxLength={64}
            dir="ltr"
            placeholder={m.security_email_placeholder()}
          />
        )}
        <CodeField
          {...form.field('verificationCode')}
          icon={icon}
          placeholder={placeholder}
          code={form.newCode}
        />
      </section>
      {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
      <Button {...form.button(m.action_working())}>{m.security_contact_save()}</Button>
    </form>
  );
}

/** What is asked for of each proof, and the words that lead to it. */
const PROOFS: Record<Proof, { text: () => string; choose: () => string }> = {
  code: { text: m.security_owner_code, choose: m.security_by_code },
  answers: { text: m.security_owner_answers, choose: m.security_by_answers },
  password: { text: m.security_owner_password, choose: m.security_by_password },
  passkey: { text: m.security_owner_passkey, choose: m.security_by_passkey },
};

function ProofFields({
  form,
  questions,
  isMobile,
  icon,
  placeholder,
}: {
  form: Form;
  questions: readonly string[];
  isMobile: boolean;
  icon: IconName;
  placeholder: string | undefined;
}) {
  if (form.goal.prove) return null;
  const login = form.field('loginPassword');
  const isWrong = login.error === errorMessage('password.wrong');
  return (
    <>
      {form.goal.proof === 'password' && (
        <PasswordField
          {...login}
          error={isWrong ? m.error_login_password() : login.error}
          icon="lock"
          maxLength={64}
          autoComplete="current-password"
          text={{ show: m.login_password_show(), hide: m.login_password_hide() }}
        />
      )}
      {form.goal.proof === 'code' && (
        <>
          <Present form={form} isMobile={isMobile} />
          <CodeField
            {...form.field('currentCode')}
            icon={icon}
            placeholder={placeholder}
            code={form.currentCode}
          />
        </>
      )}
      {form.goal.proof === 'answers' &&
        questions.map((id, place) => (
          <TextField
            key={id}
            {...form.answers[place]?.field('answer')}
            label={questionText(id)}
            icon="question"
            maxLength={64}
            autoComplete="off"
          />
        ))}
      {form.otherProofs.map((way) => (
        <Button key={way} look="text" className={styles.other} onClick={() => form.proveBy(way)}>
          {PROOFS[way].choose()}
        </Button>
      ))}
    </>
  );
}

/** The present contact, masked. */
function Present({ form, isMobile }: { form: Form; isMobile: boolean }) {
  return (
    <p className={styles.present}>
      <span>{isMobile ? m.security_mobile_current() : m.security_email_current()}</span>
      <bdi dir="ltr" translate="no">
        {form.current}
      </bdi>
    </p>
  );
}

function Heading({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
