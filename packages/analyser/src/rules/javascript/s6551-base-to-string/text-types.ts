import ts from 'typescript';

const booleans = ts.TypeFlags.Boolean | ts.TypeFlags.BooleanLiteral;

/** Built-in types with a useful string form, whatever their declaration. */
const ignored: ReadonlySet<string> = new Set(['Error', 'RegExp', 'URL', 'URLSearchParams']);

/** Whether a type is a string or a type parameter bound to strings. */
export function isText(type: ts.Type, checker: ts.TypeChecker): boolean {
  if ((type.flags & ts.TypeFlags.StringLike) !== 0) return true;
  if ((type.flags & ts.TypeFlags.TypeParameter) !== 0) {
    const bound = checker.getBaseConstraintOfType(type);
    return bound !== undefined && bound !== type && isText(bound, checker);
  }
  if (type.isUnion()) return type.types.every((part) => isText(part, checker));
  return type.isIntersection() && type.types.some((part) => isText(part, checker));
}

const isOfObject = ({ parent }: ts.Declaration): boolean =>
  ts.isInterfaceDeclaration(parent) && parent.name.text === 'Object';

/** Whether a type has a useful string form: a `toString` other than that of `Object`. */
export function hasOwnText(type: ts.Type, checker: ts.TypeChecker): boolean {
  const declarations = checker.getPropertyOfType(type, 'toString')?.getDeclarations() ?? [];
  if (!declarations.some(isOfObject) || (type.flags & booleans) !== 0) return true;
  if (ignored.has(checker.typeToString(type))) return true;
  if (type.isIntersection()) return type.types.some((part) => hasOwnText(part, checker));
  return type.isUnion() && type.types.every((part) => hasOwnText(part, checker));
}
