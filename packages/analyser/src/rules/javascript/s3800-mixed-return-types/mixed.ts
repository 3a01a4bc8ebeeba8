import ts from 'typescript';

const primitives = [
  ['texto', ts.TypeFlags.StringLike],
  ['booleano', ts.TypeFlags.BooleanLike],
  ['entero', ts.TypeFlags.BigIntLike],
  ['numero', ts.TypeFlags.NumberLike],
  ['simbolo', ts.TypeFlags.ESSymbolLike],
] as const;

const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;
const unknown = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

function kindOf(type: ts.Type, checker: ts.TypeChecker): string {
  const primitive = primitives.find(([, flags]) => (type.flags & flags) !== 0);
  if (primitive !== undefined) return primitive[0];
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'lista';
  return type.getCallSignatures().length > 0 ? 'funcion' : 'objeto';
}

/** `true` or a text that says what is wrong: the custom of functions that validate. */
function isVerdict(types: readonly ts.Type[], checker: ts.TypeChecker): boolean {
  if (types.length !== 2) return false;
  const isTrue = (type: ts.Type) =>
    (type.flags & ts.TypeFlags.BooleanLiteral) !== 0 && checker.typeToString(type) === 'true';
  return types.some(isTrue) && types.some(({ flags }) => (flags & ts.TypeFlags.StringLike) !== 0);
}

/** Whether a type is a union of several kinds of values; having none is no kind. */
export function isMixed(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!type.isUnion()) return false;
  const types = type.types.filter(({ flags }) => (flags & nothing) === 0);
  if (types.some(({ flags }) => (flags & unknown) !== 0) || isVerdict(types, checker)) return false;
  return new Set(types.map((part) => kindOf(part, checker))).size > 1;
}
