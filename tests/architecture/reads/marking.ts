/**
 * `$At<T, L>` is T with a mark on each object in it: an optional property whose name is `@`, the place L where the type
 * is named, and the way from there. A mark goes wherever the compiler takes the object's type.
 */
export const MARKING = `
declare global {
  type $OutputOf<Op extends Operation> = $At<OutputOf<Op>, Op['id']>;
  type $ResponseOf<Op extends Operation> = Sanitised<$OutputOf<Op>>;
  type $Whole =
    | string
    | number
    | boolean
    | bigint
    | symbol
    | null
    | undefined
    | { readonly __operatorHtml: unique symbol }
    | Error
    | Date
    | EventTarget
    | Request
    | Response
    | URL
    | Blob
    | { getQueryCache: any }
    | { $$typeof: any }
    | { type: any; props: any; key: any }
    | ((...args: never[]) => unknown);
  type $At<T, L extends string, D extends 0[] = []> = unknown extends T
    ? T
    : T extends $Whole
      ? T
      : D['length'] extends 8
        ? T
        : T extends readonly unknown[]
          ? { [K in keyof T]: $At<T[K], \`\${L}[]\`, [...D, 0]> }
          : T extends Promise<infer V>
            ? Promise<$At<V, L, [...D, 0]>>
            : T extends Map<infer K, infer V>
              ? Map<K, $At<V, \`\${L}.*\`, [...D, 0]>>
              : T extends ReadonlyMap<infer K, infer V>
                ? ReadonlyMap<K, $At<V, \`\${L}.*\`, [...D, 0]>>
                : T extends PromiseLike<any> | Iterable<unknown>
                  ? T
                  : 'alignContent' extends (string extends keyof T ? never : keyof T)
                    ? T
                    : $Object<T, L, [...D, 0]>;
  type $Object<T, L extends string, D extends 0[]> = { readonly [K in \`@\${L}\`]?: never } & {
    [K in keyof T]: $At<T[K], string extends K ? \`\${L}.*\` : \`\${L}.\${K & string}\`, D>;
  };
}
`;
