import { useState } from 'react';
import { addressElsewhere, androidIntent } from '../../domain/invitation/address-elsewhere';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useCopy } from '../use-copy';
import styles from './in-app.module.css';

/** How to open this page in the phone's browser, at the same place and with the codes of the visit (REG-65). */
export function OpenInBrowser() {
  useLocale();
  const copy = useCopy();
  const [address] = useState(() => addressElsewhere(location.href));
  const isAndroid = /Android/.test(navigator.userAgent);
  const intent = isAndroid ? androidIntent(address) : undefined;

  return (
    <div className={styles.part}>
      <ol className={styles.steps}>
        <li>{isAndroid ? m.in_app_android_menu() : m.in_app_iphone_menu()}</li>
        <li>{isAndroid ? m.in_app_android_open() : m.in_app_iphone_open()}</li>
      </ol>
      {intent && (
        <a className={buttonClass('primary')} href={intent}>
          <Icon name="globe" />
          <span>{m.in_app_open()}</span>
        </a>
      )}
      <p className={styles.text}>{m.in_app_paste()}</p>
      <Button look={intent ? 'secondary' : 'primary'} icon="copy" onClick={() => void copy(address)}>
        {m.in_app_copy_link()}
      </Button>
      <p className={styles.link}>
        <span className="visually-hidden">{m.in_app_link()}</span>
        <bdi dir="ltr">{address}</bdi>
      </p>
    </div>
  );
}
