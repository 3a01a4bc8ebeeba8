import ts from 'typescript';

import { someNode } from '../../support/ts-nodes.ts';

type Holder = ts.InterfaceDeclaration | ts.TypeLiteralNode | ts.ClassLikeDeclaration;

const isHolder = (node: ts.Node): node is Holder =>
  ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isClassLike(node);

/** Whether a text may have a member such as `[key]: string`; few have one. */
const mayHaveKeys = (text: string): boolean =>
  /\b(?:class|interface|type)\b/u.test(text) && /\[[\w$.\s]+\]\s*(?:[?!]\s*)?[:;(<=]/u.test(text);

/** Whether the key of a member is a name without a known type. */
function hasUnknownKey({ name }: ts.ClassElement | ts.TypeElement, checker: ts.TypeChecker): boolean {
  if (name === undefined || !ts.isComputedPropertyName(name)) return false;
  const { expression } = name;
  if (!ts.isIdentifier(expression) && !ts.isPropertyAccessExpression(expression)) return false;
  return (checker.getTypeAtLocation(expression).flags & ts.TypeFlags.Any) !== 0;
}

function holdersIn(file: ts.SourceFile, checker: ts.TypeChecker): readonly Holder[] {
  const holders: Holder[] = [];
  if (!mayHaveKeys(file.text)) return holders;
  someNode(file, (node) => {
    if (!isHolder(node)) return false;
    if ([...node.members].some((member) => hasUnknownKey(member, checker))) holders.push(node);
    return false;
  });
  return holders;
}

/** Makes the compiler compute and keep the members of a type; a class is a type of objects and a value. */
function resolve(holder: Holder, checker: ts.TypeChecker): void {
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
  const own = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file));
  const changed = own
    .flatMap((file) => holdersIn(file, checker))
    .map((holder) => ({ holder, members: holder.members }));
  for (const { holder } of changed) {
    const known = [...holder.members].filter((member) => !hasUnknownKey(member, checker));
    Reflect.set(holder, 'members', known);
  }
  for (const { holder } of changed) resolve(holder, checker);
  for (const { holder, members } of changed) Reflect.set(holder, 'members', members);
}
