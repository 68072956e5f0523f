type Props = { classes: { flame?: string; core?: string; cup?: string; foot?: string } };

/**
 * The flame in its lotus cup; the classes `flame`, `core`, `cup` and `foot` give it the brand's colours. A brand with a logo
 * of its own shows that in its place, by `data-logo` (`build/brand/brand-css.ts`).
 */
export function LogoMark({ classes }: Props) {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" data-logo="" aria-hidden="true">
      <path
        className={classes.flame}
        d="M16 3C9.5 8 7 13 8.5 18.5C10 23.5 13 26 16 26S22 23.5 23.5 18.5C25 13 22.5 8 16 3Z"
      />
      <path
        className={classes.core}
        d="M16 9C12.6 12.5 11.6 16 12.5 19.5C13.3 22.5 14.6 24 16 24S18.7 22.5 19.5 19.5C20.4 16 19.4 12.5 16 9Z"
      />
      <path
        className={classes.cup}
        d="M3 15C3.5 22 8 27.5 16 27.5S28.5 22 29 15C26 16.5 24.8 18.5 24 21C22.3 24 19.5 25 16 25S9.7 24 8 21C7.2 18.5 6 16.5 3 15Z"
      />
      <path className={classes.foot} d="M12 30h8" />
    </svg>
  );
}
