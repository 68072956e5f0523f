import { Link } from '@tanstack/react-router';
import { OperatorImage } from '../../domain/media/operator-image';
import { drawnHero } from '../../domain/media/own-art';
import { RichText } from '../../domain/media/rich-text';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import styles from './announcement-popup.module.css';
import type { LoginAnnouncement } from './popup-announcements';

type Props = { announcement: LoginAnnouncement; onLeave: () => void };

/**
 * One announcement: picture, title, the operator's text, and the way to the promotion it speaks of (ENT-53). A text with
 * a picture of its own needs no drawn one above, which would push it out of sight.
 */
export function AnnouncementSlide({ announcement, onLeave }: Props) {
  useLocale();
  const { id, title, content, cover, promotionId } = announcement;
  const illustrated = !cover && /\ssrc="/.test(content);
  return (
    <article className={styles.slide} data-illustrated={illustrated ? '' : undefined}>
      {!illustrated && (
        <div className={styles.box}>
          <OperatorImage
            className={styles.picture}
            path={cover || drawnHero(String(id))}
            instead={drawnHero(String(id))}
            alt=""
            width={390}
            height={216}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls by keyboard too */}
      <div className={styles.text} tabIndex={0}>
        {title && (
          <h3 className={styles.title}>
            <bdi>{title}</bdi>
          </h3>
        )}
        <RichText html={content} />
      </div>
      {promotionId !== null && (
        <Link
          to="/m/activity"
          search={{ id: promotionId }}
          className={buttonClass('primary', styles.more)}
          onClick={onLeave}
        >
          {m.announcement_details()}
        </Link>
      )}
    </article>
  );
}
