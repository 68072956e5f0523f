import { OperatorImage } from '../../domain/media/operator-image';
import styles from './blocks.module.css';

type Props = {
  title: string;
  /** As the gateway gave it; empty where there is none. */
  path: string;
  /** The site's own art, on which the words stand. */
  own: string | undefined;
  /** Stands for a picture that cannot be loaded; without one the words stay alone. */
  instead?: string;
  /** 16:9 instead of 16:7. */
  shape?: 'wide';
};

/** A picture with its title: on the site's own art, which has no words, or below an operator's picture. */
export function WordedPicture({ title, path, own, instead, shape }: Props) {
  return (
    <span className={styles.worded} data-own={own ? '' : undefined} data-shape={shape}>
      <span className={styles.wordedBox}>
        <OperatorImage
          className={styles.picture}
          path={own ?? path}
          instead={instead}
          alt=""
          width={368}
          height={shape ? 207 : 161}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.wordedTitle}>
          <bdi>{title}</bdi>
        </span>
      </span>
    </span>
  );
}
