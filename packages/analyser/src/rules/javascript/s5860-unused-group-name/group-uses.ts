import { visitRegExpAST, type AST } from '@eslint-community/regexpp';
import type { TSESTree } from '@typescript-eslint/utils';

/** The names of the named groups, by group number. */
export type GroupNames = ReadonlyMap<number, string>;

/** The group names of a pattern. */
export function groupNames(pattern: AST.Pattern): GroupNames {
  const names = new Map<number, string>();
  let number = 0;
  visitRegExpAST(pattern, {
    onCapturingGroupEnter({ name }) {
      number += 1;
      if (name !== null) names.set(number, name);
    },
  });
  return names;
}

/**
 * A read of a group from a match: by number ('direct'), by an absent name ('missing') or correctly (null).
 */
export interface GroupUse {
  readonly node: TSESTree.Node;
  readonly messageId: 'direct' | 'missing' | null;
  readonly name: string;
}

function memberOf(object: TSESTree.Node | undefined): TSESTree.MemberExpression | null {
  const { parent } = object ?? {};
  return parent?.type === 'MemberExpression' && parent.object === object ? parent : null;
}

function propertyName({ computed, property }: TSESTree.MemberExpression): string | null {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

function usesByName(groups: TSESTree.Node, names: GroupNames): readonly GroupUse[] {
  const member = memberOf(groups);
  const name = member === null ? null : propertyName(member);
  if (member === null || name === null) return [];
  const isKnown = [...names.values()].includes(name);
  return [{ node: member.property, messageId: isKnown ? null : 'missing', name }];
}

/** The groups that are read at a reference to a match. */
export function usesOf(match: TSESTree.Node, names: GroupNames): readonly GroupUse[] {
  const member = memberOf(match);
  if (member === null) return [];
  const { computed, property } = member;
  if (computed && property.type === 'Literal' && typeof property.value === 'number') {
    const name = names.get(property.value);
    return name === undefined ? [] : [{ node: property, messageId: 'direct', name }];
  }
  if (propertyName(member) === 'groups') return usesByName(member, names);
  const groups = propertyName(member) === 'indices' ? memberOf(member) : null;
  return groups !== null && propertyName(groups) === 'groups' ? usesByName(groups, names) : [];
}
