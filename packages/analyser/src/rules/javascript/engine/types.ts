import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import type ts from 'typescript';

/** What is known of the types of a file. */
export interface Types {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly typeAt: (node: TSESTree.Node) => ts.Type;
}

type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;

/** The types of the file that a rule looks at; null when it was parsed without a program: go on without them. */
export function typesOf(context: Context): Types | null {
  const services = context.sourceCode.parserServices;
  if (!services?.program || !services.getTypeAtLocation) return null;
  const { program, getTypeAtLocation } = services;
  return { program, checker: program.getTypeChecker(), typeAt: getTypeAtLocation };
}
