import { LogoMark } from '../../brand/logo-mark';
import { OperatorImage } from '../../domain/media/operator-image';
import { useSite } from '../../session/site.queries';
import styles from './app-picture.module.css';
import { downloadLinks } from './download-links';

/** The app's picture, the site's own mark where the operator names none (PWA-11, PWA-13). Decorative: the title is beside it. */
export function AppPicture() {
  const { resources } = useSite();
  const { picture } = downloadLinks(resources);
  return (
    <span className={styles.tile}>
      {picture ? (
        <OperatorImage path={picture} alt="" width={72} height={72} className={styles.picture} />
      ) : (
        <LogoMark classes={styles} />
      )}
    </span>
  );
}
