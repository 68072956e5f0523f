import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useLocale } from '../../locale/locale';
import { PopularPromotions } from './popular-promotions';
import { PromotionActions } from './promotion-actions';
import { PromotionArticle } from './promotion-article';
import styles from './promotion-page-screen.module.css';
import { PromotionText } from './promotion-text';
import { promotionQuery } from './promotions.queries';

/** One promotion on a page of its own, and others below it (ROUTE-34, CALL-51). */
export function PromotionPageScreen({ id }: { id: number | string }) {
  useLocale();
  const { data, isPending, isFetching, refetch } = useQuery(promotionQuery(id));
  if (data === null) return <Navigate to="/m/activity" replace />;
  return (
    <div className={styles.page}>
      <PromotionArticle promotion={data}>
        <PromotionText
          content={data?.content}
          failed={!data && !isPending}
          busy={isFetching}
          retry={() => void refetch()}
        />
        {data && <PopularPromotions except={data.id} />}
      </PromotionArticle>
      {data && <PromotionActions promotion={data} from="page" />}
    </div>
  );
}
