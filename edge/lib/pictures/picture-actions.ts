import type { Context } from 'hono';
import type { SiteContext } from '@/contracts/site';
import type { App } from '../../context';
import { runInBackground } from '../run-in-background';
import { dropPictures, openPictures } from './kept-pictures';

/** The half of Start's request context that hands a login its own pictures. */
export function pictureActions(c: Context<App>): Pick<SiteContext, 'openPictures' | 'dropPictures'> {
  const keeper = { env: c.env, session: c.get('session') };
  return {
    async openPictures(ids) {
      const pictures = await openPictures(keeper, ids);
      for (const { word, text } of pictures) c.get('largeTexts').set(word, text);
      return pictures.map(({ url }) => url);
    },
    dropPictures: (ids) => runInBackground(c, dropPictures(keeper, ids)),
  };
}
