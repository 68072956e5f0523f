import { Link } from '@tanstack/react-router';
import { sanitisedByEdge } from '../../../contracts/safe-html';
import { drawnHero } from '../../lib/own-art';
import { searchId } from '../../lib/search-id';
import { m } from '../../paraglide/messages.js';
import { useLocale } from '../../shell/locale';
import { OperatorImage } from '../../shell/operator-image';
import { RichText } from '../../shell/rich-text';
import { buttonClass } from '../../ui/button';
import styles from './announcement-popup.module.css';
import type { LoginAnnouncement } from './popup-announcements';

type Props = { announcement: LoginAnnouncement; onLeave: () => void };

/** One announcement: picture, title, the operator's text, and the way to the promotion it speaks of (ENT-53). */
export function AnnouncementSlide({ announcement, onLeave }: Props) {
  useLocale();
  const { id, title, content, cover, promotionId } = announcement;
  return (
    <article className={styles.slide}>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls by keyboard too */}
      <div className={styles.text} tabIndex={0}>
        {title && (
          <h3 className={styles.title}>
            <bdi>{title}</bdi>
          </h3>
        )}
        <RichText html={sanitisedByEdge(content)} />
      </div>
      {promotionId !== null && (
        <Link
          to="/m/activity"
          search={{ id: searchId(promotionId) }}
          className={buttonClass('primary', styles.more)}
          onClick={onLeave}
        >
          {m.announcement_details()}
        </Link>
      )}
    </article>
  );
}
