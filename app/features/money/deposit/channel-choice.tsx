import { zoneName } from '@/app/lib/time/dates';
import { formatShortRate } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Icon } from '@/app/ui/icon';
import type { DepositChannel } from '@/contracts/deposit/channels';
import styles from './channel-choice.module.css';

type Props = {
  channels: readonly DepositChannel[];
  value: string;
  onChoose: (id: string) => void;
  /** One plain list in place of a card for each. */
  joined: boolean;
};

const ICONS = { transfer: 'bank', redirect: 'globe', wallet: 'wallet', voucher: 'card' } as const;

/** The ways to pay in, one of which is chosen; a closed one says when it opens (MONEY-02). */
export function ChannelChoice({ channels, value, onChoose, joined }: Props) {
  return (
    <fieldset className={styles.channels} data-joined={joined ? '' : undefined}>
      <legend className={styles.title}>{m.deposit_channels()}</legend>
      {channels.map((channel) => (
        <label key={channel.id} className={styles.channel} data-closed={channel.open ? undefined : ''}>
          <input
            type="radio"
            name="channelId"
            value={channel.id}
            checked={channel.id === value}
            disabled={!channel.open}
            onChange={() => onChoose(channel.id)}
          />
          <span className={styles.icon}>
            <Icon name={ICONS[channel.kind]} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{channel.name}</span>
            <span className={styles.note}>
              <Terms channel={channel} />
            </span>
          </span>
          <span className={styles.mark} />
        </label>
      ))}
    </fieldset>
  );
}

function Terms({ channel }: { channel: DepositChannel }) {
  const { timeZone } = useSite();
  return <span>{termsOf(channel, timeZone)}</span>;
}

function termsOf({ feeRate, minutes, open, hours }: DepositChannel, timeZone: string): string {
  const daily = hours && { from: hours.from, to: hours.to, zone: zoneName(timeZone) };
  if (!open) return daily ? m.deposit_opens(daily) : m.deposit_closed();
  const fee = feeRate === 0 ? m.deposit_free() : m.deposit_fee_rate({ rate: formatShortRate(feeRate) });
  const time =
    minutes.to === 0 ? m.deposit_at_once() : m.deposit_minutes({ from: minutes.from, to: minutes.to });
  return [fee, time, ...(daily ? [m.deposit_hours(daily)] : [])].join(' · ');
}
