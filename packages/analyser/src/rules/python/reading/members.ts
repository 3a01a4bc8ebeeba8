import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { ClassDef } from '../../../languages/python/ast/statements.ts';
import { targetsOf } from '../engine/bound-names.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import type { UsageKind } from '../engine/symbols.ts';
import { classOfMethod } from './definitions.ts';

/** What a class has by name: fields of the class, of its instances, methods and classes, where they first appear. */
export interface Member {
  readonly name: string;
  readonly kind: 'field' | 'instance-field' | 'method' | 'class';
  readonly node: PythonNode;
  /** Where its name stands. */
  readonly token: { readonly start: number; readonly end: number };
}

const fields: ReadonlySet<UsageKind> = new Set([
  'assignment',
  'annotated',
  'augmented',
  'for',
  'with',
  'walrus',
]);

/** In the order of the text; every name once for each kind. */
export function membersOf(context: PythonContext, owner: ClassDef): readonly Member[] {
  const own = [...(context.scopes.scopeMadeBy(owner)?.variables.values() ?? [])].flatMap(({ name, usages }) =>
    usages.flatMap(({ kind, node }): Member[] => {
      const token = context.nameToken(node);
      if (kind === 'function') return [{ name, kind: 'method', node, token }];
      if (kind === 'class') return [{ name, kind: 'class', node, token }];
      return fields.has(kind) ? [{ name, kind: 'field', node, token }] : [];
    }),
  );
  const all = [...own, ...instanceFields(context, owner)].sort((a, b) => a.token.start - b.token.start);
  const seen = new Set<string>();
  return all.filter(({ name, kind }) => {
    const key = `${kind === 'instance-field' ? 'field' : kind} ${name}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** `self.name = …` in the methods of a class, whatever they call `self`. */
function instanceFields(context: PythonContext, owner: ClassDef): readonly Member[] {
  const { scopes, source } = context;
  return context.descendantsOf(owner).flatMap((node) =>
    targetsOf(node).flatMap(([target]) =>
      attributesOf(target).flatMap((attribute): Member[] => {
        if (attribute.type !== 'Attribute' || attribute.object.type !== 'Name') return [];
        const self = scopes.variableOf(attribute.object)?.usages[0];
        const method = self?.kind === 'parameter' ? self.scope.node : null;
        if (!self || !isFirstParameter(context, self.node, owner)) return [];
        const token = source.tokens[attribute.last];
        return token && method
          ? [{ name: attribute.name, kind: 'instance-field', node: attribute, token }]
          : [];
      }),
    ),
  );
}

function isFirstParameter(context: PythonContext, parameter: PythonNode, owner: ClassDef): boolean {
  const method = context.parentOf(parameter);
  return (
    method?.type === 'FunctionDef' &&
    method.parameters[0] === parameter &&
    classOfMethod(context, method) === owner
  );
}

/** Attributes among the parts of a target. */
function attributesOf(target: PythonNode): readonly PythonNode[] {
  if (target.type === 'Attribute') return [target];
  if (target.type === 'Tuple' || target.type === 'List') return target.elements.flatMap(attributesOf);
  return target.type === 'Parenthesized' ? attributesOf(target.expression) : [];
}
