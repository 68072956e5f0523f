import { ownTheme } from '../../brand/theme-color';
import { useHiddenBalance } from '../../domain/money/use-hidden-balance';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { type Display, useDisplay } from '../../shell/display';
import { LanguageSelector } from '../../shell/menu/language-selector';
import { SegmentedControl } from '../../ui/segmented-control';
import { Switch } from '../../ui/switch';
import styles from './settings-screen.module.css';

type Text = 'plain' | NonNullable<Display['text']>;

/** How this device shows the site: language, theme, size of texts, motion, and whether the balance shows (ACC-06). */
export function DisplaySettings({ isMember }: { isMember: boolean }) {
  const { brand } = useSite();
  const [{ theme, text, motion }, change] = useDisplay();
  const [hidden, switchHidden] = useHiddenBalance();
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{m.settings_display()}</h2>
      <div className={styles.card}>
        <LanguageSelector />
        <div className={styles.choice}>
          <h3 className={styles.legend}>{m.settings_theme()}</h3>
          <SegmentedControl
            label={m.settings_theme()}
            value={theme ?? ownTheme(brand)}
            onChange={(theme) => change({ theme })}
            options={[
              { value: 'system', label: m.settings_theme_system() },
              { value: 'dark', label: m.settings_theme_dark() },
              { value: 'light', label: m.settings_theme_light() },
            ]}
          />
        </div>
        <div className={styles.choice}>
          <h3 className={styles.legend}>{m.settings_text()}</h3>
          <SegmentedControl<Text>
            label={m.settings_text()}
            value={text ?? 'plain'}
            onChange={(text) => change({ text: text === 'plain' ? undefined : text })}
            options={[
              { value: 'plain', label: m.settings_text_plain() },
              { value: 'large', label: m.settings_text_large() },
              { value: 'larger', label: m.settings_text_larger() },
            ]}
          />
        </div>
        <Switch
          label={m.settings_motion()}
          hint={m.settings_motion_note()}
          checked={motion === 'reduced'}
          onChange={(reduced) => change({ motion: reduced ? 'reduced' : undefined })}
        />
        {isMember && (
          <Switch
            label={m.wallet_hide_balance()}
            hint={m.settings_balance_note()}
            checked={hidden !== false}
            onChange={switchHidden}
          />
        )}
      </div>
      <p className={styles.note}>{m.settings_device_note()}</p>
    </section>
  );
}
