import { AST_NODE_TYPES as Kind, TSESLint } from '@typescript-eslint/utils';

import type { SourceCode } from './context.ts';
import { requiredModule } from './qualified-name.ts';

/** Modules that a file imports, or keeps in a variable after `require`, whole or one of their properties. */
export function importedModules({ ast, scopeManager }: SourceCode): ReadonlySet<string> {
  const imported = ast.body.flatMap((node) =>
    node.type === Kind.ImportDeclaration ? [node.source.value] : [],
  );
  const definitions = (scopeManager?.scopes ?? []).flatMap(({ variables }) =>
    variables.flatMap(({ defs }) => defs),
  );
  const required = definitions.flatMap((definition) => {
    if (definition.type !== TSESLint.Scope.DefinitionType.Variable) return [];
    const { init } = definition.node;
    if (init === null) return [];
    return requiredModule(init.type === Kind.MemberExpression ? init.object : init) ?? [];
  });
  return new Set([...imported, ...required]);
}
