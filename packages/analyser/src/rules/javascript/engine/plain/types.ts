import type { TSESTree } from '@typescript-eslint/utils';
import type ts from 'typescript';

import type { Context } from './derive-context.ts';

/** The compiler's type information for a file. */
export interface Types {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly typeAt: (node: TSESTree.Node) => ts.Type;
}

/** The type information of the current file; null when it was parsed without a program. */
export function typesOf(context: Context): Types | null {
  const services = context.sourceCode.parserServices;
  if (!services?.program || !services.getTypeAtLocation) return null;
  const { program, getTypeAtLocation } = services;
  return { program, checker: program.getTypeChecker(), typeAt: getTypeAtLocation };
}
