import { Link } from '@tanstack/react-router';
import type { Announcement } from '../../../contracts/content/announcements';
import { sanitisedByEdge } from '../../../contracts/safe-html';
import { drawnHero } from '../../lib/own-art';
import { m } from '../../paraglide/messages.js';
import { firstPicture } from '../../shell/first-picture';
import { OperatorImage } from '../../shell/operator-image';
import { RichText } from '../../shell/rich-text';
import { Icon } from '../../ui/icon';
import { Popup } from '../../ui/popup';
import styles from './promotion-detail.module.css';
import { StartDate } from './start-date';

type Props = { promotion: Announcement; onClose: () => void };

/** A promotion's picture, start, title and content in a panel over the list (PROMO-02 to PROMO-06). */
export function PromotionDetail({ promotion, onClose }: Props) {
  const { id, title, startDate, content } = promotion;
  const stand = drawnHero(String(id));
  return (
    <Popup shape="full" title={title ?? ''} closeLabel={m.promo_close()} onClose={onClose}>
      {/* A link, so that it leads back to the list also before any script runs. */}
      <Link
        to="/m/activity"
        search={{}}
        className={styles.close}
        aria-label={m.promo_close()}
        preload={false}
        onClick={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <Icon name="close" size={24} />
      </Link>
      <OperatorImage
        className={styles.hero}
        path={firstPicture(promotion) || stand}
        instead={stand}
        alt=""
        width={390}
        height={216}
        first
      />
      <article className={styles.article}>
        <StartDate startDate={startDate} />
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        {content && <RichText html={sanitisedByEdge(content)} />}
      </article>
    </Popup>
  );
}
