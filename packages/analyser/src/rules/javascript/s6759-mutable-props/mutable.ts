import ts from 'typescript';

const isReadonly = (member: ts.Declaration): boolean =>
  (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Readonly) !== 0;

function isMutableDeclaration(declaration: ts.Declaration): boolean {
  if (ts.isMappedTypeNode(declaration)) {
    return (
      declaration.readonlyToken === undefined || declaration.readonlyToken.kind === ts.SyntaxKind.MinusToken
    );
  }
  const hasMembers =
    ts.isInterfaceDeclaration(declaration) ||
    ts.isTypeLiteralNode(declaration) ||
    ts.isClassLike(declaration);
  return hasMembers && declaration.members.some((member) => !isReadonly(member));
}

/** Whether a declared type has its own writable members; unions and intersections do not. */
export function isMutable(type: ts.Type, checker: ts.TypeChecker): boolean {
  const bound = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : type;
  return bound?.getSymbol()?.declarations?.some(isMutableDeclaration) ?? false;
}
