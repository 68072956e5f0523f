import { ScriptOnce } from '@tanstack/react-router';
import { KEEP_CLICK } from './click-replay';
import { KEEP_DISPLAY } from './display';
import { KEEP_READABLE } from './stalled-page';

/** Server: what runs before the page is painted. */
export function HeadScripts() {
  return <ScriptOnce>{KEEP_DISPLAY}</ScriptOnce>;
}

/** Server: what stands in for the page's scripts until they come, or should they not. */
export function BodyScripts() {
  return <ScriptOnce>{`${KEEP_CLICK};${KEEP_READABLE}`}</ScriptOnce>;
}
