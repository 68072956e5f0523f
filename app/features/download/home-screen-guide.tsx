import type { ReactNode } from 'react';
import { userAgent } from '../../lib/calls/visit';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { Popup } from '../../ui/popup';
import type { IconName } from '../../ui/symbol-names';
import styles from './home-screen-guide.module.css';
import { iosVersion, needsLegacyTips, versionText } from './ios-version';

/** How to add the site to the home screen of an iPhone: a footer panel over a mask, with a close icon (PWA-14 to PWA-19, ROLE-16). */
export function HomeScreenGuide({ onClose }: { onClose: () => void }) {
  useLocale();
  const version = iosVersion(userAgent(), navigator.maxTouchPoints);
  const legacy = version && needsLegacyTips(version);
  return (
    <Popup shape="sheet" title={m.guide_title()} closeLabel={m.action_close()} onClose={onClose}>
      {legacy && <Notice kind="warning">{m.guide_legacy_text({ version: versionText(version) })}</Notice>}
      <ol className={styles.steps}>
        <Step icon="globe">{m.guide_step_safari()}</Step>
        <Step icon="share-up">{legacy ? m.guide_legacy_share() : m.guide_step_share()}</Step>
        <Step icon="add-tile">{legacy ? m.guide_legacy_add() : m.guide_step_add()}</Step>
        <Step icon="check">{m.guide_step_done()}</Step>
      </ol>
    </Popup>
  );
}

function Step({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <span>{children}</span>
    </li>
  );
}
