import ts from 'typescript';

import { someNode } from '../../support/ts-nodes.ts';

/** A node that declares a type with members. */
type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeLiteralNode | ts.ClassLikeDeclaration;

const isTypeDeclaration = (node: ts.Node): node is TypeDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isClassLike(node);

/** Whether a text may declare a member such as `[key]: string`; few texts do. */
const mayHaveKeys = (text: string): boolean =>
  /\b(?:class|interface|type)\b/u.test(text) && /\[[\w$.\s]+\]\s*(?:[?!]\s*)?[:;(<=]/u.test(text);

/** The name that is the key of a member; null for other members. */
function keyOf({ name }: ts.ClassElement | ts.TypeElement): ts.Expression | null {
  if (name === undefined || !ts.isComputedPropertyName(name)) return null;
  const { expression } = name;
  return ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression) ? expression : null;
}

const typesByFile = new WeakMap<ts.SourceFile, readonly TypeDeclaration[]>();

/** The types of a file with a name as the key of a member; cached, as several programs share a file. */
function typesWithNameKeys(file: ts.SourceFile): readonly TypeDeclaration[] {
  const known = typesByFile.get(file);
  if (known) return known;
  const holders: TypeDeclaration[] = [];
  typesByFile.set(file, holders);
  if (!mayHaveKeys(file.text)) return holders;
  someNode(file, (node) => {
    if (isTypeDeclaration(node) && [...node.members].some((member) => keyOf(member) !== null))
      holders.push(node);
    return false;
  });
  return holders;
}

/** Makes the compiler compute and keep the members of a type; a class is a type of objects and a value. */
function resolveMembers(holder: TypeDeclaration, checker: ts.TypeChecker): void {
  const type = checker.getTypeAtLocation(holder);
  checker.getPropertiesOfType(type);
  if (ts.isClassLike(holder)) checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(type.symbol));
}

/**
 * Drops the members with an unknown key from the types of a program: TypeScript 6 makes index signatures of
 * them, the compiler of SonarQube 10.7 ignores them. A symbol is such a key where the libraries lack
 * symbols: for a target of ES5. The compiler keeps the resolved members; the trees stay as they are.
 */
export function ignoreUnknownKeys(program: ts.Program): void {
  const checker = program.getTypeChecker();
  const hasUnknownKey = (member: ts.ClassElement | ts.TypeElement) => {
    const key = keyOf(member);
    return key !== null && (checker.getTypeAtLocation(key).flags & ts.TypeFlags.Any) !== 0;
  };
  const own = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file));
  const changed = own
    .flatMap((file) => typesWithNameKeys(file))
    .map((holder) => ({ holder, members: holder.members }))
    .filter(({ members }) => [...members].some(hasUnknownKey));
  try {
    for (const { holder, members } of changed)
      Reflect.set(
        holder,
        'members',
        [...members].filter((member) => !hasUnknownKey(member)),
      );
    for (const { holder } of changed) resolveMembers(holder, checker);
  } finally {
    // The next program may share these trees.
    for (const { holder, members } of changed) Reflect.set(holder, 'members', members);
  }
}
