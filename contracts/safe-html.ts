/** Operator HTML as a gateway sent it: neither text nor markup until the edge has sanitised it (SHELL-43). */
export type OperatorHtml = { readonly __operatorHtml: unique symbol };

/** Operator HTML that went through the allow-list at the edge; the only text that may be set as markup (SHELL-43). */
export type SafeHtml = string & { readonly __safeHtml: unique symbol };

type Plain = string | number | boolean | bigint | symbol | null | undefined;

/** A value in whatever shape, with all operator HTML in it sanitised: what the edge gives to the app. */
export type Sanitised<T> = unknown extends T
  ? T
  : T extends OperatorHtml
    ? SafeHtml
    : T extends Plain
      ? T
      : { [K in keyof T]: Sanitised<T[K]> };
