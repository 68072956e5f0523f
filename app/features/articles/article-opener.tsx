import { Link } from '@tanstack/react-router';
import type { AriaAttributes, ReactNode } from 'react';
import type { ArticleKind } from '../../domain/announcements/announcements';
import { KINDS } from './article-kinds';
import { savePlace } from './charity-scroll';

type Props = Pick<AriaAttributes, 'aria-hidden'> & {
  kind: ArticleKind;
  id: number | string;
  opened: boolean;
  pages: number;
  className?: string | undefined;
  tabIndex?: number;
  children?: ReactNode;
};

/**
 * What a tap on picture or title does: opens the item's page, and remembers the place in the charity list; a kind
 * without such pages expands the item (CONT-19 to CONT-23).
 */
export function ArticleOpener({ kind, id, opened, pages, ...rest }: Props) {
  const { list, detail } = KINDS[kind];
  if (detail) {
    const remember = kind === 'charity' ? () => savePlace(pages) : undefined;
    return <Link to={detail} search={{ id }} onClick={remember} {...rest} />;
  }
  return (
    <Link
      to={list}
      search={opened ? {} : { id }}
      replace
      resetScroll={false}
      viewTransition={false}
      {...rest}
    />
  );
}
