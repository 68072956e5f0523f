import { annotationsOf, type FieldAnnotations } from './field-annotations';
import type { Schema } from './operation';

/** What is to know of a valibot schema: its members, its item, or which plain values it takes. */
export type Shape =
  | { kind: 'object'; entries: Record<string, Schema> }
  | { kind: 'array'; item: Schema }
  | { kind: 'record' }
  | { kind: 'unknown' }
  | { kind: 'scalar'; types: ScalarType[] };

export type ScalarType = 'number' | 'string' | 'boolean';

type Node = {
  type: string;
  wrapped?: Schema;
  options?: readonly unknown[];
  entries?: Record<string, Schema>;
  item?: Schema;
  /** Of a record, what stands under its keys. */
  value?: Schema;
  literal?: unknown;
  /** A schema, and what is done to its value. */
  pipe?: readonly [Schema, ...{ kind: string; type: string }[]];
};

const WRAPPERS = new Set([
  'optional',
  'exact_optional',
  'nullish',
  'nullable',
  'undefinedable',
  'non_nullish',
]);
const OBJECTS = new Set(['object', 'loose_object', 'strict_object']);
/** Transformations that leave a value in the shape of its schema. */
const SHAPE_KEEPING = new Set(['filter_items', 'sort_items']);

/**
 * Reads the shape of a schema through optional and nullish wrappers; of a union of other than plain values the first.
 * @throws for a kind of schema that is not known here, so that none of its fields goes unnoticed.
 */
export function shapeOf(schema: Schema): Shape {
  const node = schema as unknown as Node;
  if (WRAPPERS.has(node.type)) return shapeOf(node.wrapped as Schema);
  if (OBJECTS.has(node.type)) return { kind: 'object', entries: node.entries ?? {} };
  if (node.type === 'array') return { kind: 'array', item: node.item as Schema };
  if (node.type === 'record') return { kind: 'record' };
  if (node.type === 'unknown' || node.type === 'any') return { kind: 'unknown' };
  if (node.type === 'union') return unionOf((node.options ?? []) as Schema[]);
  if (node.type === 'picklist' || node.type === 'enum') {
    return { kind: 'scalar', types: [...new Set((node.options ?? []).map(typeName))] };
  }
  if (node.type === 'literal') return { kind: 'scalar', types: [typeName(node.literal)] };
  if (node.type === 'number' || node.type === 'string' || node.type === 'boolean') {
    return { kind: 'scalar', types: [node.type] };
  }
  throw new Error(`contracts/shape.ts does not know schemas of type "${node.type}"`);
}

function unionOf(options: Schema[]): Shape {
  const shapes = options.map(shapeOf);
  const scalars = shapes.flatMap((shape) => (shape.kind === 'scalar' ? shape.types : []));
  const first = shapes[0] ?? { kind: 'unknown' };
  return first.kind === 'scalar' ? { kind: 'scalar', types: [...new Set(scalars)] } : first;
}

function typeName(value: unknown): ScalarType {
  const type = typeof value;
  if (type === 'number' || type === 'string' || type === 'boolean') return type;
  throw new Error(`contracts/shape.ts does not know values of type "${type}"`);
}

export type Field = {
  /** Where it sits below `value`, as in `list[].nodeId`; '' is the value itself. */
  path: string;
  shape: Shape;
  schema: Schema;
  /** The site takes null for it. */
  nullable: boolean;
  annotations: FieldAnnotations;
};

/**
 * Every field that a schema knows, in every option of a union, the value itself included, parents before children.
 * @throws for a field whose value is to be changed but would not be found: in a record, or before a transformation.
 */
export function fieldsOf(schema: Schema, path = ''): Field[] {
  const options = optionsOf(schema);
  const annotations: FieldAnnotations = Object.assign(
    {},
    annotationsOf(schema),
    ...options.map(annotationsOf),
  );
  const own = { path, shape: shapeOf(schema), schema, nullable: isNullable(schema), annotations };
  return [own, ...options.map(shapeOf).flatMap((shape) => childrenOf(shape, path))];
}

/** The options of a union, also of one in a wrapper; of everything else the schema itself. */
function optionsOf(schema: Schema): Schema[] {
  refuseHidden(schema);
  const node = schema as unknown as Node;
  if (WRAPPERS.has(node.type)) return optionsOf(node.wrapped as Schema);
  return node.type === 'union' ? ((node.options ?? []) as Schema[]).flatMap(optionsOf) : [schema];
}

function refuseHidden(schema: Schema): void {
  const { type, value, pipe: [inner, ...actions] = [] } = schema as unknown as Node;
  const reshapes = actions.some((one) => one.kind === 'transformation' && !SHAPE_KEEPING.has(one.type));
  const hiding = type === 'record' ? value : reshapes ? inner : undefined;
  const hidden =
    hiding &&
    fieldsOf(hiding).some(
      ({ annotations }) => annotations.html || annotations.timestamp || annotations.support,
    );
  if (hidden)
    throw new Error(
      `A marked field is not found again behind a ${type === 'record' ? type : 'transformation'}`,
    );
}

function isNullable(schema: Schema): boolean {
  const { type, wrapped } = schema as unknown as Node;
  if (type === 'nullish' || type === 'nullable') return true;
  return wrapped !== undefined && type !== 'non_nullish' && isNullable(wrapped);
}

function childrenOf(shape: Shape, path: string): Field[] {
  if (shape.kind === 'array') return fieldsOf(shape.item, `${path}[]`);
  if (shape.kind !== 'object') return [];
  return Object.entries(shape.entries).flatMap(([name, member]) => fieldsOf(member, join(path, name)));
}

/** Path of a member: `join('list[]', 'id')` is `list[].id`. */
export function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
