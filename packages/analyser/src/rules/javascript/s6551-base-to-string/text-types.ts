import ts from 'typescript';

const booleans = ts.TypeFlags.Boolean | ts.TypeFlags.BooleanLiteral;

/** Types of the language that have a text of their own, whatever their library says. */
const ignored: ReadonlySet<string> = new Set(['Error', 'RegExp', 'URL', 'URLSearchParams']);

/** Whether a type is that of texts, or of parameters that stand for some. */
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

/** Whether what is of a type becomes a text that says something: it has a `toString` but that of every object. */
export function hasOwnText(type: ts.Type, checker: ts.TypeChecker): boolean {
  const declarations = checker.getPropertyOfType(type, 'toString')?.getDeclarations() ?? [];
  if (!declarations.some(isOfObject) || (type.flags & booleans) !== 0) return true;
  if (ignored.has(checker.typeToString(type))) return true;
  if (type.isIntersection()) return type.types.some((part) => hasOwnText(part, checker));
  return type.isUnion() && type.types.every((part) => hasOwnText(part, checker));
}
