import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import type { QrDrawing } from '../media/qr.server';
import styles from './invitation-card.module.css';
import { drawPoster } from './poster';

type Props = {
  invitation: { code: string; link: string; qr: QrDrawing };
  /** Its name; that of the member's one invitation when left out. */
  label?: string;
  /** Shows a short message. */
  toast: (message: string, options: { kind: 'error' }) => unknown;
  /** Puts the picture where the browser keeps downloads, or shows it where there is no such place. */
  saveFile: (file: File) => void;
  /** Copies a text, and says so. */
  copy: (text: string) => Promise<void>;
};

/** QR code, code and link of an invitation, a picture to keep, and the phone's own way to pass it on (INVITE-03). */
export function InvitationCard({ invitation, label = m.referral_yours(), toast, saveFile, copy }: Props) {
  const { siteName, jurisdiction } = useSite();
  const [drawing, setDrawing] = useState(false);
  const canShare = useCanShare();
  const { code, link, qr } = invitation;

  async function save() {
    setDrawing(true);
    try {
      const words = {
        title: m.referral_hero(),
        text: m.referral_share_text({ siteName }),
        end: `${code} · ${jurisdiction.ageLimit}+`,
      };
      const picture = await drawPoster(qr, words);
      saveFile(new File([picture], `${code}.png`, { type: 'image/png' }));
    } catch {
      toast(m.referral_save_failed(), { kind: 'error' });
    }
    setDrawing(false);
  }

  async function share() {
    try {
      await navigator.share({ title: siteName, text: m.referral_share_text({ siteName }), url: link });
    } catch (error) {
      // Whoever closes the phone's sheet meant it.
      if ((error as Error).name !== 'AbortError') toast(m.deposit_share_failed(), { kind: 'error' });
    }
  }

  return (
    <section className={styles.card} aria-label={label}>
      <svg
        className={styles.qr}
        role="img"
        aria-label={m.referral_qr()}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <p className={styles.hint}>{m.referral_hint()}</p>
      <Value copy={copy} label={m.referral_code()} value={code} shown={code} />
      <Value copy={copy} label={m.referral_link()} value={link} shown={link.replace(/^https?:\/\//, '')} />
      <div className={styles.actions}>
        <Button
          look="secondary"
          icon="download"
          busyText={drawing ? m.action_working() : undefined}
          onClick={() => void save()}
        >
          {m.referral_save()}
        </Button>
        <Button icon={canShare ? 'share' : 'copy'} onClick={() => void (canShare ? share() : copy(link))}>
          {canShare ? m.referral_share() : m.referral_copy_link()}
        </Button>
      </div>
    </section>
  );
}

type ValueProps = Pick<Props, 'copy'> & { label: string; value: string; shown: string };

function Value({ copy, label, value, shown }: ValueProps) {
  return (
    <div className={styles.value}>
      <p className={styles.words}>
        <span className={styles.label}>{label}</span>
        <bdi className={styles.text} dir="ltr" translate="no">
          {shown}
        </bdi>
      </p>
      <IconButton icon="copy" size={20} label={m.deposit_copy({ label })} onClick={() => void copy(value)} />
    </div>
  );
}

/** Whether this browser has a sheet to pass links on; unknown until it runs. */
function useCanShare(): boolean {
  const [can, setCan] = useState(true);
  useEffect(() => setCan(typeof navigator.share === 'function'), []);
  return can;
}
