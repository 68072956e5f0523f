import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bannersQuery } from '../../domain/announcements/banners.queries';
import { OperatorImage } from '../../domain/media/operator-image';
import { drawnHero, isOwnArt } from '../../domain/media/own-art';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useAppContext } from '../../session/app-context';
import { useSite } from '../../session/site.queries';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/symbol-names';
import { AppPicture } from './app-picture';
import { DownloadButtons } from './download-buttons';
import styles from './download-screen.module.css';

/** `/m/download`: what the app is, what one gets, and the ways to get it (PWA-02, ROUTE-24, ENT-49). */
export function DownloadScreen() {
  useLocale();
  const { siteName } = useSite();
  const { native, installed } = useAppContext();
  const isApp = native || installed;
  return (
    <div className={styles.screen}>
      <HeadBanner />
      <div className={styles.app}>
        <AppPicture />
        <div>
          <h2 className={styles.title}>{m.download_title({ siteName })}</h2>
          <p className={styles.text}>{isApp ? m.download_in_app_text() : m.download_text()}</p>
        </div>
      </div>
      <ul className={styles.gains}>
        <Gain icon="bolt" text={m.download_gain_fast()} />
        <Gain icon="phone" text={m.download_gain_full()} />
        <Gain icon="user" text={m.download_gain_same()} />
      </ul>
      {isApp ? (
        <Link to="/m/home" className={buttonClass('primary')}>
          {m.download_in_app_action()}
        </Link>
      ) : (
        <DownloadButtons />
      )}
    </div>
  );
}

function HeadBanner() {
  const { data, isPending } = useQuery(bannersQuery('m_download'));
  const banner = data?.[0];
  if (isPending) return <div className={styles.banner} />;
  // Without a banner of the operator the site's own lantern night stands there.
  const path = banner?.url ?? '/art/heroes/lanterns.svg';
  return (
    <OperatorImage
      className={isOwnArt(path) ? `${styles.banner} ${styles.own}` : styles.banner}
      path={path}
      instead={drawnHero(path)}
      alt={banner?.title ?? ''}
      width={368}
      height={161}
      main
    />
  );
}

function Gain({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className={styles.gain}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span>{text}</span>
    </li>
  );
}
