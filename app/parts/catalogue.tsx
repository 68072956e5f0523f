import { useEffect, useState } from 'react';
import { Icon } from '../ui/icon';
import { SegmentedControl } from '../ui/segmented-control';
import styles from './catalogue.module.css';
import { anchorOf, type Part } from './part';
import { PARTS } from './parts';
import { SAMPLES, type SampleLanguage } from './samples';
import { StandInSite } from './stand-in-site';
import { applyView, CHOICES, searchOf, type View, viewOf } from './view';
import '../brand/base.css';

const LABELS: Record<keyof View, string> = {
  theme: 'Theme',
  language: 'Language',
  width: 'Width',
  letters: 'Letters',
};
const UNITS: Partial<Record<keyof View, string>> = { width: 'px', letters: '%' };

function labelOf(name: keyof View, option: string): string {
  const unit = UNITS[name];
  return unit && /\d/.test(option) ? `${option}\u00a0${unit}` : option;
}

function firstView(): View {
  const view = viewOf(location.search);
  applyView(view);
  return view;
}

/**
 * Every part of `app/ui`, `app/forms` and `app/lists` in its states, in the theme, language, width and size of letters
 * that one chooses. Its own words are English, as the names in the code are; the parts speak the language that is chosen.
 */
export function Catalogue() {
  const [view, setView] = useState(firstView);

  // The part that the address names was not there when the browser looked for it.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  function change(next: View) {
    applyView(next);
    history.replaceState(null, '', location.pathname + searchOf(next) + location.hash);
    setView(next);
  }

  return (
    <>
      <header className={styles.header} lang="en" translate="no">
        <details className={styles.view}>
          <summary className={styles.summary}>
            <span className={styles.brand}>Parts</span>
            <span className={styles.chosen}>
              {(Object.keys(CHOICES) as (keyof View)[]).map((name) => labelOf(name, view[name])).join(' · ')}
            </span>
            <Icon name="sliders" />
          </summary>
          <div className={styles.choices}>
            <Choice name="theme" view={view} onChange={change} />
            <Choice name="language" view={view} onChange={change} />
            <Choice name="width" view={view} onChange={change} />
            <Choice name="letters" view={view} onChange={change} />
          </div>
        </details>
      </header>
      <main className={styles.page} data-wide={view.width === 'full' ? '' : undefined}>
        <Contents />
        <StandInSite key={view.language}>
          {Object.values(PARTS).flatMap((parts) =>
            parts.map((part) => <Entry key={part.file} part={part} language={view.language} />),
          )}
        </StandInSite>
      </main>
    </>
  );
}

type ChoiceProps = { name: keyof View; view: View; onChange: (view: View) => void };

function Choice({ name, view, onChange }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {LABELS[name]}
      </span>
      <SegmentedControl
        label={LABELS[name]}
        options={CHOICES[name].map((value) => ({ value, label: labelOf(name, value) }))}
        value={view[name]}
        onChange={(value) => onChange({ ...view, [name]: value })}
      />
    </div>
  );
}

/** A link to each part. */
function Contents() {
  return (
    <nav className={styles.contents} aria-labelledby="contents" lang="en" translate="no">
      <h1 id="contents" className={styles.title}>
        What screens are made of
      </h1>
      {Object.entries(PARTS).map(([folder, parts]) => (
        <div key={folder} className={styles.folder}>
          <h2 className={styles.folderName} dir="ltr">
            {`app/${folder}`}
          </h2>
          <ul className={styles.links}>
            {parts.map((part) => (
              <li key={part.file}>
                <a className={styles.link} href={`#${anchorOf(part)}`}>
                  {nameOf(part)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** What a file is about, which it exports first. */
const nameOf = ({ exports }: Part): string => Object.keys(exports)[0] ?? '';

function Entry({ part, language }: { part: Part; language: SampleLanguage }) {
  const anchor = anchorOf(part);
  const further = Object.keys(part.exports).slice(1);
  return (
    <section id={anchor} className={styles.part} aria-labelledby={`name-of-${anchor}`}>
      <div className={styles.head} lang="en" translate="no">
        <h2 id={`name-of-${anchor}`} className={styles.name}>
          <a href={`#${anchor}`}>{nameOf(part)}</a>
        </h2>
        <code className={styles.file} dir="ltr">
          {part.file}
        </code>
        {further.length > 0 && <p className={styles.further}>{`with ${further.join(', ')}`}</p>}
      </div>
      <div className={styles.states}>
        {Object.entries(part.states).map(([state, draw]) => (
          <div key={state} className={styles.state}>
            <h3 className={styles.stateName} lang="en" translate="no">
              {state}
            </h3>
            <div>{draw(SAMPLES[language])}</div>
          </div>
        ))}
      </div>
    </section>
  );
}
