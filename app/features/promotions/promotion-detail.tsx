import { Link } from '@tanstack/react-router';
import type { SafeHtml } from '@/contracts/safe-html';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon';
import { Popup } from '../../ui/popup';
import { PromotionActions } from './promotion-actions';
import { PromotionArticle } from './promotion-article';
import styles from './promotion-detail.module.css';
import type { PromotionSummary } from './promotion-summary';
import { PromotionText } from './promotion-text';

type Props = {
  /** Undefined until anything of it is known. */
  promotion: PromotionSummary | undefined;
  content: SafeHtml | undefined;
  failed: boolean;
  busy: boolean;
  retry: () => void;
  category: number | string | undefined;
  onClose: () => void;
};

/** A promotion's picture, start, title and content in a panel over the list (PROMO-02 to PROMO-06). */
export function PromotionDetail(props: Props) {
  const { promotion, content, failed, busy, retry, category, onClose } = props;
  return (
    <Popup
      shape="full"
      title={promotion?.title || m.promotion_activity()}
      closeLabel={m.promo_close()}
      onClose={onClose}
    >
      <div className={styles.panel}>
        {/* A link, so that it leads back to the list also before any script runs. */}
        <Link
          to="/m/activity"
          search={{ category }}
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
        <PromotionArticle promotion={promotion}>
          <PromotionText content={content} failed={failed} busy={busy} retry={retry} />
        </PromotionArticle>
        {promotion && <PromotionActions promotion={promotion} from="list" />}
      </div>
    </Popup>
  );
}
