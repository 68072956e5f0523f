import { posix } from 'node:path';
import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';

/**
 * `$At<T, L>` is T with a mark on each object in it: an optional property whose name is `@`, the place L where the type
 * is named, and the way from there. A mark goes wherever the compiler takes the object's type.
 */
export const MARKING = `
declare global {
  type $OutputOf<Op extends Operation> = $At<OutputOf<Op>, Op['id']>;
  type $AnswerOf<Op extends Operation> = Sanitised<$OutputOf<Op>>;
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

/** Types of the library that make one type of another, so that what they make is marked, not what they are given. */
const MAKING = new Set([
  'Awaited',
  'ComponentProps',
  'Exclude',
  'Extract',
  'NonNullable',
  'Omit',
  'Parameters',
  'Partial',
  'Pick',
  'Readonly',
  'Required',
  'Record',
  'ReturnType',
  'AnswerOf',
  'InferOutput',
  'OutputOf',
  'Sanitised',
]);
/** Types of which one value is written in one place and read in another: they have one mark everywhere. */
const SHARED = new Set(['App', 'SiteContext', 'SiteFlags', 'SiteSettings']);
const OF_CALLS = new Set(['OutputOf', 'AnswerOf']);

type Edit = { at: number; text: string };

/** A source in which each type that is named for a value is marked with the place where it is named. */
export function overlayOf(source: SourceFile, path: string, isFollowed: (path: string) => boolean): string {
  const known = namesOf(source, (from) => isFollowed(`${posix.join(posix.dirname(path), from)}.ts`));
  const edits: Edit[] = [];

  const wrap = (node: Node, name: string) => {
    if (mentions(node, known.parameters, source)) return;
    edits.push({ at: node.getStart(source), text: '$At<' }, { at: node.end, text: `,'${name}'>` });
  };
  const place = (node: Node) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return `${path}:${line + 1}:${character + 1}`;
  };
  const mark = (node: any): void => {
    switch (node.kind) {
      case SyntaxKind.ParenthesizedType:
        return mark(node.type);
      case SyntaxKind.UnionType:
        return node.types.forEach(mark);
      case SyntaxKind.TypeReference:
        return markReference(node);
      case SyntaxKind.TypeLiteral:
      case SyntaxKind.IndexedAccessType:
      case SyntaxKind.IntersectionType:
      case SyntaxKind.ArrayType:
      case SyntaxKind.TupleType:
      case SyntaxKind.TypeOperator:
        return wrap(node, place(node));
    }
  };
  const markReference = (node: any): void => {
    const name = node.typeName.getText(source).replace(/^v\./, '');
    const args: any[] = [...(node.typeArguments ?? [])];
    if (name === 'Record' && /typeof|Schema/.test(node.getText(source))) return;
    if (SHARED.has(name)) return wrap(node, name);
    if (OF_CALLS.has(name) && known.parameters.has(args[0]?.getText(source))) {
      edits.push({ at: node.typeName.getStart(source), text: '$' });
      return;
    }
    if (MAKING.has(name)) wrap(node, place(node));
    else if (args.length > 0) args.forEach(mark);
    else if (known.types.has(name)) wrap(node, place(node));
  };

  const fix = (node: any, parameter: string): void => {
    if (node.kind === SyntaxKind.TypeReference && node.typeName.text === parameter) {
      edits.push({ at: node.getStart(source), text: 'NoInfer<' }, { at: node.end, text: '>' });
    }
    node.forEachChild((child: Node) => fix(child, parameter));
  };

  const visit = (node: any): void => {
    if (node.kind === SyntaxKind.TypeAliasDeclaration || node.kind === SyntaxKind.InterfaceDeclaration) {
      visitDeclared(node);
      return;
    }
    if (isTyped(node) && node.type) mark(node.type);
    if (node.kind === SyntaxKind.TypeParameter) {
      if (node.constraint) mark(node.constraint);
      if (node.defaultType) mark(node.defaultType);
    }
    if (hasTypeArguments(node)) node.typeArguments?.forEach(mark);
    node.forEachChild(visit);
  };
  /** In a declared type the parameters of functions alone: all else is marked where the type is named. */
  const visitDeclared = (node: any): void => {
    if (isFunctionType(node)) {
      for (const parameter of node.parameters) if (parameter.type) mark(parameter.type);
      if (node.type) mark(node.type);
      for (const { name, defaultType } of node.typeParameters ?? []) {
        if (!defaultType) continue;
        mark(defaultType);
        // What an answer is expected to be must not say what it is.
        if (node.type) fix(node.type, name.text);
      }
    }
    node.forEachChild(visitDeclared);
  };
  visit(source);
  return applied(source.text, edits);
}

function applied(text: string, edits: Edit[]): string {
  // Of two at one place the later stands inside the earlier, whose text comes first.
  const ordered = edits.map((edit, i) => ({ ...edit, i })).sort((a, b) => b.at - a.at || b.i - a.i);
  return ordered.reduce((done, { at, text: added }) => done.slice(0, at) + added + done.slice(at), text);
}

function isFunctionType(node: Node): boolean {
  return (
    node.kind === SyntaxKind.FunctionType ||
    node.kind === SyntaxKind.MethodSignature ||
    node.kind === SyntaxKind.CallSignature
  );
}

function isTyped({ kind }: Node): boolean {
  return (
    kind === SyntaxKind.Parameter ||
    kind === SyntaxKind.VariableDeclaration ||
    kind === SyntaxKind.PropertyDeclaration ||
    kind === SyntaxKind.FunctionDeclaration ||
    kind === SyntaxKind.FunctionExpression ||
    kind === SyntaxKind.ArrowFunction ||
    kind === SyntaxKind.MethodDeclaration ||
    kind === SyntaxKind.FunctionType ||
    kind === SyntaxKind.MethodSignature ||
    kind === SyntaxKind.AsExpression ||
    kind === SyntaxKind.SatisfiesExpression
  );
}

function hasTypeArguments({ kind }: Node): boolean {
  return kind === SyntaxKind.CallExpression || kind === SyntaxKind.NewExpression;
}

function mentions(node: Node, names: ReadonlySet<string>, source: SourceFile): boolean {
  if (node.kind === SyntaxKind.Identifier && names.has(node.getText(source))) return true;
  return node.forEachChild((child) => mentions(child, names, source) || undefined) ?? false;
}

/** Types of the project that a source can name, and type parameters anywhere in it. */
function namesOf(source: SourceFile, isFollowed: (from: string) => boolean) {
  const types = new Set<string>();
  const parameters = new Set<string>();
  const visit = (node: any): void => {
    const { kind } = node;
    if (kind === SyntaxKind.TypeAliasDeclaration || kind === SyntaxKind.InterfaceDeclaration) {
      types.add(node.name.text);
    }
    if (kind === SyntaxKind.TypeParameter) parameters.add(node.name.text);
    const from = kind === SyntaxKind.ImportDeclaration ? node.moduleSpecifier.text : '';
    if (from.startsWith('.') && isFollowed(from)) {
      for (const { name } of node.importClause?.namedBindings?.elements ?? []) types.add(name.text);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return { types, parameters };
}
