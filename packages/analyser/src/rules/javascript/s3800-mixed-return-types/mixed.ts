import ts from 'typescript';

const nothingFlags = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;

/** Whether a type has no values other than null, undefined or void. */
export const isNothing = ({ flags }: ts.Type): boolean => (flags & nothingFlags) !== 0;

/** The kind of an object by the notation of its type: tuples have no array notation. */
function kindOfObject(type: ts.Type, checker: ts.TypeChecker): string {
  const written = checker.typeToTypeNode(type, undefined, undefined);
  if (written && ts.isFunctionTypeNode(written)) return 'function';
  const isArray = written && ts.isArrayTypeNode(written);
  return isArray || checker.typeToString(type).endsWith('Array') ? 'array' : 'object';
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): string {
  if (type.isIntersection()) return [...new Set(type.types.map((part) => kindOf(part, checker)))].join(' & ');
  if ((type.flags & ts.TypeFlags.Object) !== 0) return kindOfObject(type, checker);
  return checker.typeToString(checker.getBaseTypeOfLiteralType(type));
}

const isText = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.StringLike) !== 0 || type.getSymbol()?.name === 'String';

/** Whether a type is `true` or a string: the customary result of a validation function. */
function isVerdict({ types }: ts.UnionType, checker: ts.TypeChecker): boolean {
  const isTrue = (type: ts.Type) =>
    (type.flags & ts.TypeFlags.BooleanLiteral) !== 0 && checker.typeToString(type) === 'true';
  return types.length === 2 && types.some(isTrue) && types.some(isText);
}

/** Whether a type is a union of several kinds of values, apart from null and undefined. */
export function isMixed(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!type.isUnion() || isVerdict(type, checker)) return false;
  const parts = type.types.filter((part) => !isNothing(part));
  return new Set(parts.map((part) => kindOf(part, checker))).size > 1;
}
