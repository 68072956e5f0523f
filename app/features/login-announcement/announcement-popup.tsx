import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { noteAnnounced } from '../../domain/announcements/announced';
import { CAROUSEL_INTERVAL, RESIZE_DEBOUNCE } from '../../lib/time/timing';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { usePopupQueue } from '../../shell/popup-queue';
import { Carousel } from '../../ui/carousel';
import { IconButton } from '../../ui/icon-button';
import { Popup } from '../../ui/popup';
import styles from './announcement-popup.module.css';
import { AnnouncementSlide } from './announcement-slide';
import { loginAnnouncementsQuery } from './login-announcement.queries';

type Props = { who: string; onClose: () => void };

/** The announcements as a card with a carousel, when it is its turn (HOME-31 to HOME-37). */
export function AnnouncementPopup({ who, onClose }: Props) {
  const { language } = useLocale();
  const { data = [] } = useQuery(loginAnnouncementsQuery(who));
  const mayShow = usePopupQueue('announcement', data.length > 0);

  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!mayShow) return;
    noteAnnounced(who);
    // Nobody asked for it: no button wears the ring of the keyboard until a key is pressed.
    card.current?.focus({ preventScroll: true });
  }, [mayShow, who]);

  if (!mayShow) return null;
  return (
    <Popup shape="card" title={m.announcement_title()} closeLabel={m.action_close()} onClose={onClose} bare>
      <div ref={card} className={styles.popup} tabIndex={-1}>
        <IconButton className={styles.close ?? ''} icon="close" label={m.action_close()} onClick={onClose} />
        <Carousel
          label={m.announcement_title()}
          awake
          held
          interval={CAROUSEL_INTERVAL}
          resizeDebounce={RESIZE_DEBOUNCE}
          dir={language.rtl ? 'rtl' : 'ltr'}
          text={{
            pause: m.announcement_pause(),
            play: m.announcement_play(),
            slide: (number, total) => m.announcement_slide({ number, total }),
            previous: m.announcement_previous(),
            next: m.announcement_next(),
          }}
          slides={data.map((announcement) => ({
            id: String(announcement.id),
            content: <AnnouncementSlide announcement={announcement} onLeave={onClose} />,
          }))}
        />
      </div>
    </Popup>
  );
}
