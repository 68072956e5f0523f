/** Paraglide's plugin for messages/*.json brings no types: what of its answer is read here. */
declare module '@inlang/plugin-message-format' {
  type Argument = { type: 'variable-reference'; name: string } | { type: 'literal'; value: string };
  type Annotation = { name: string; options: { name: string; value: Argument }[] };
  export type LocalVariable = {
    type: 'local-variable';
    name: string;
    value: { arg: Argument; annotation?: Annotation };
  };
  export type Declaration = { type: 'input-variable'; name: string } | LocalVariable;
  export type Part =
    | { type: 'text'; value: string }
    | { type: 'expression'; arg: Argument; annotation?: Annotation }
    | { type: 'markup-start' | 'markup-end' | 'markup-standalone' };
  export type Match = { type: 'literal-match' | 'catchall-match'; key: string; value?: string };
  export type ImportedVariant = { messageBundleId: string; matches: Match[]; pattern: Part[] };

  const plugin: {
    /** The messages of files, by language. */
    importFiles(given: { files: { locale: string; content: Uint8Array }[]; settings: object }): Promise<{
      bundles: { id: string; declarations: Declaration[] }[];
      variants: ImportedVariant[];
    }>;
  };
  export default plugin;
}
