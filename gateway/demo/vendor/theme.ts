import { themeOf } from '../page';

/** Colours of the page, named as the site's own. */
const COLOURS = {
  bg: '#0e141c',
  'bg-deep': '#070b10',
  surface: '#161e29',
  'surface-2': '#1f2936',
  'surface-3': '#293544',
  'line-strong': '#728397',
  text: '#f3f5f7',
  'text-2': '#bcc6d1',
  'text-3': '#9daab8',
  primary: '#ffb454',
  'primary-press': '#f09a30',
  'on-primary': '#2b1700',
  'primary-soft': '#3a2a18',
  'on-primary-soft': '#ffcb8a',
  positive: '#54d9a4',
  negative: '#ff8f86',
  focus: '#ffd9a3',
  river: '#0b2a3f',
  'river-deep': '#1f7a96',
  ember: '#44121a',
  'ember-deep': '#5b1a1f',
  card: '#ffffff',
  'card-ink': '#1c2430',
  'card-red': '#b3202b',
  scrim: '#04070bad',
};

export const THEME = themeOf('dark', COLOURS);
