import { ScriptOnce } from '@tanstack/react-router';
import { KEEP_CLICK } from './click-replay';
import { compactScript } from './compact-script';
import { KEEP_DISPLAY } from './display';
import { KEEP_READABLE } from './stalled-page';

/** Server: what runs before the page is painted. */
export function HeadScripts() {
  return <ScriptOnce>{compactScript(KEEP_DISPLAY)}</ScriptOnce>;
}

/** Server: what stands in for the page's scripts until they come, or should they not. */
export function BodyScripts() {
  return <ScriptOnce>{compactScript(`${KEEP_CLICK};${KEEP_READABLE}`)}</ScriptOnce>;
}
