import type { Expression, Node } from 'typescript/unstable/ast';
import {
  type Checker,
  type Symbol as Member,
  type Signature,
  SignatureKind,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';

const STRUCTURED = TypeFlags.Object | TypeFlags.UnionOrIntersection;
const LIBRARY = '/node_modules/';

/** What the checker says of types, asked once for each of them. */
export class Types {
  readonly #checker: Checker;
  readonly #marks = new Map<number, readonly string[]>();
  readonly #members = new Map<number, ReadonlyMap<string, Type>>();
  readonly #parameters = new Map<number, readonly (Type | undefined)[]>();
  readonly #objects = new Map<number, readonly Type[]>();
  readonly #arguments = new Map<number, readonly Type[]>();
  readonly #signatures = new Map<number, readonly Signature[]>();
  readonly #called = new Map<Node, Signature | undefined>();
  readonly #named = new Map<number, string | undefined>();
  readonly #foreign = new Map<number, boolean>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** Types of many nodes at once. */
  typesAt(nodes: readonly Node[]): (Type | undefined)[] {
    return answered(nodes, (all) => this.#checker.getTypeAtLocation(all));
  }

  #typesOf(symbols: readonly Member[]): (Type | undefined)[] {
    return answered(symbols, (all) => this.#checker.getTypeOfSymbol(all));
  }

  /** The types of a union, or the type itself; plain values are left out. */
  objectsOf(type: Type | undefined): readonly Type[] {
    return type ? once(this.#objects, type.id, () => this.#objectsOf(type)) : [];
  }

  #objectsOf(type: Type): readonly Type[] {
    if (type.isUnionType()) return (asked(() => type.getTypes()) ?? []).flatMap((one) => this.objectsOf(one));
    if (type.isTypeParameter()) return this.objectsOf(this.#checker.getBaseConstraintOfType(type));
    return type.flags & STRUCTURED ? [type] : [];
  }

  /** The types that a union or an intersection is made of, or what a type parameter is bound to. */
  partsOf(type: Type): readonly Type[] {
    if (type.isUnionType() || type.isIntersectionType()) return asked(() => type.getTypes()) ?? [];
    const bound = type.isTypeParameter() ? this.#checker.getBaseConstraintOfType(type) : undefined;
    return bound ? [bound] : [];
  }

  /** The marks that objects of a type carry, without `@`. */
  annotationsOf(type: Type | undefined): readonly string[] {
    return this.objectsOf(type).flatMap((one) => {
      const known = this.#marks.get(one.id);
      if (known) return known;
      const names = this.isList(one) ? [] : this.#checker.getPropertiesOfType(one).map(({ name }) => name);
      const marks = names.filter((name) => name.startsWith('@')).map((name) => name.slice(1));
      this.#marks.set(one.id, marks);
      return marks;
    });
  }

  /** Members of an object type by name, without marks. */
  membersOf(type: Type): ReadonlyMap<string, Type> {
    const known = this.#members.get(type.id);
    if (known) return known;
    const symbols = this.#checker.getPropertiesOfType(type).filter(({ name }) => !name.startsWith('@'));
    const types = this.#typesOf(symbols);
    const members = new Map(
      symbols.flatMap(({ name }, i) => {
        const type = types[i];
        return type ? [[name, type] as const] : [];
      }),
    );
    this.#members.set(type.id, members);
    return members;
  }

  isList(type: Type): boolean {
    return type.isObjectType() && type.isTypeReference() && this.#checker.isArrayLikeType(type);
  }

  /** What a generic type was made for: `Game` of `Promise<Game>`. */
  argumentsOf(type: Type): readonly Type[] {
    if (!type.isObjectType() || !type.isTypeReference()) return [];
    return once(this.#arguments, type.id, () => asked(() => this.#checker.getTypeArguments(type)) ?? []);
  }

  /** Name of a generic type: the same for what can only be read, and for a promise of any make. */
  nameOf(type: Type): string | undefined {
    return once(this.#named, type.id, () => type.getSymbol()?.name.replace(/^Readonly|Like$/, ''));
  }

  /** The type that is named for the place where an expression stands. */
  contextOf(expression: Expression): Type | undefined {
    return asked(() => this.#checker.getContextualType(expression));
  }

  returnOf(signature: Signature): Type | undefined {
    return asked(() => this.#checker.getReturnTypeOfSignature(signature));
  }

  signatureAt(node: Node): Signature | undefined {
    return once(this.#called, node, () => asked(() => this.#checker.getResolvedSignature(node)));
  }

  signaturesOf(type: Type): readonly Signature[] {
    return once(this.#signatures, type.id, () => this.#checker.getSignaturesOfType(type, SignatureKind.Call));
  }

  parametersOf(signature: Signature): readonly (Type | undefined)[] {
    const known = this.#parameters.get(signature.id);
    if (known) return known;
    const symbols = signature.getParameters();
    const types = this.#typesOf(symbols);
    this.#parameters.set(signature.id, types);
    return types;
  }

  /** Whether a library declares what is called. */
  isForeignCall({ declaration }: Signature): boolean {
    return !declaration || isForeignPath(declaration.path);
  }

  /** The type of a parameter by its place, of those of a rest parameter too. */
  parameterOf(signature: Signature, place: number): Type | undefined {
    const parameters = this.parametersOf(signature);
    const last = parameters.at(-1);
    const isRest = signature.hasRestParameter && place >= parameters.length - 1;
    return isRest && last ? this.argumentsOf(last)[0] : parameters[place];
  }

  /** Whether a type is declared by a library, so that nothing of it is the project's. */
  isForeign(type: Type): boolean {
    return once(this.#foreign, type.id, () => {
      const [declaration] = type.getSymbol()?.declarations ?? [];
      return declaration !== undefined && isForeignPath(declaration.path);
    });
  }
}

/** Each question is a journey to the compiler. */
function once<K, T>(known: Map<K, T>, key: K, ask: () => T): T {
  if (!known.has(key)) known.set(key, ask());
  return known.get(key) as T;
}

/** Responses to all questions in one journey; where one has no answer, each goes alone. */
function answered<Q>(
  questions: readonly Q[],
  ask: (all: readonly Q[]) => (Type | undefined)[],
): (Type | undefined)[] {
  if (questions.length === 0) return [];
  const all = asked(() => ask(questions));
  if (all) return all;
  if (questions.length === 1) return [undefined];
  const half = Math.ceil(questions.length / 2);
  return [...answered(questions.slice(0, half), ask), ...answered(questions.slice(half), ask)];
}

/** What the compiler answers, or undefined for types of tuples that it cannot send (a panic of TypeScript 7.0). */
function asked<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (!/not \*checker\.TupleType/.test(String(error))) throw error;
    return undefined;
  }
}

function isForeignPath(path: string): boolean {
  return path.includes(LIBRARY) || path.startsWith('bundled:');
}
