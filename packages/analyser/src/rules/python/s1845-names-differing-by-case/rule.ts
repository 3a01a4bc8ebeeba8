import type { PythonRule } from '../engine/python-rule.ts';
import { membersOf, type Member } from '../reading/members.ts';

const nouns: Readonly<Record<Member['kind'], string>> = {
  field: 'el campo',
  'instance-field': 'el campo',
  method: 'el método',
  class: 'la clase',
};

/**
 * S1845: members of a class whose names differ only in case, including instance fields that are only read.
 */
export const rule: PythonRule = (context) => {
  const { lines } = context.source;
  return {
    ClassDef(node) {
      const members = membersOf(context, node, 'mentioned').filter(({ kind }) => kind !== 'class');
      const alike = Map.groupBy(members, ({ name }) => name.toLowerCase());
      for (const one of members) {
        const other = alike.get(one.name.toLowerCase())?.find((first) => isClash(one, first));
        if (!other) continue;
        const message = `Cambie el nombre de «${one.name}»: se confunde con ${nouns[other.kind]} «${other.name}» de la línea ${lines.lineOf(other.token.start)}.`;
        context.report({ token: one.token, message });
      }
    },
  };
};

/** Whether a member conflicts with an earlier one whose name is the same without case. */
const isClash = (one: Member, other: Member): boolean =>
  one.name !== other.name && other.token.start < one.token.start;
