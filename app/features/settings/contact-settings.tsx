import { CONTACT_CHANNELS, CONTACT_TOPICS } from '@/contracts/member/contact-choices';
import { m } from '../../paraglide/messages.js';
import { FailedCard } from '../../shell/failed-card';
import { Checkbox } from '../../ui/checkbox';
import { Skeleton } from '../../ui/skeleton';
import { isAllowed } from './contact-choices';
import styles from './settings-screen.module.css';
import { useContactChoices } from './use-contact-choices';

/** What may be sent to the member, by which channel; off until it is chosen (ACC-06). */
export function ContactSettings({ mayChange }: { mayChange: boolean }) {
  const { query, choices, choose } = useContactChoices(true);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{m.settings_contact()}</h2>
      <p className={styles.note}>{m.settings_contact_note()}</p>
      {choices ? (
        <div className={styles.card}>
          {CONTACT_TOPICS.map((topic) => (
            <fieldset key={topic} className={styles.topic} disabled={!mayChange}>
              <legend className={styles.legend}>
                {topic === 'offers' ? m.settings_offers() : m.settings_news()}
              </legend>
              {CONTACT_CHANNELS.map((channel) => (
                <Checkbox
                  key={channel}
                  name={`${topic}-${channel}`}
                  checked={isAllowed(choices, { topic, channel })}
                  onChange={(event) => choose({ topic, channel, allowed: event.target.checked })}
                >
                  {channelName(channel)}
                </Checkbox>
              ))}
            </fieldset>
          ))}
        </div>
      ) : query.isError ? (
        <FailedCard
          title={m.account_failed_title()}
          text={m.account_failed_text()}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton className={styles.pending} />
      )}
    </section>
  );
}

function channelName(channel: (typeof CONTACT_CHANNELS)[number]): string {
  switch (channel) {
    case 'email':
      return m.register_email();
    case 'sms':
      return m.settings_sms();
    case 'phone':
      return m.settings_phone();
  }
}
