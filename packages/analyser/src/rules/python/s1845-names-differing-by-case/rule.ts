import type { PythonRule } from '../engine/python-rule.ts';
import { membersOf, type Member } from '../reading/members.ts';

const nouns: Readonly<Record<Member['kind'], string>> = {
  field: 'el campo',
  'instance-field': 'el campo',
  method: 'el método',
  class: 'la clase',
};

/** Members of a class whose names only differ in capitals. */
export const rule: PythonRule = {
  key: 'S1845',
  create(context) {
    const { lines } = context.source;
    return {
      ClassDef(node) {
        const members = membersOf(context, node).filter(({ kind }) => kind !== 'class');
        for (const one of members) {
          const other = members.find((first) => first !== one && isClash(one, first));
          if (!other) continue;
          const message = `Cambie el nombre de «${one.name}»: se confunde con ${nouns[other.kind]} «${other.name}» de la línea ${lines.lineOf(other.token.start)}.`;
          context.report({ token: one.token, message });
        }
      },
    };
  },
};

/** Whether a member has to change its name because of another: methods because of fields, anything because of what is before it. */
function isClash(one: Member, other: Member): boolean {
  if (one.name === other.name || one.name.toLowerCase() !== other.name.toLowerCase()) return false;
  if ((one.kind === 'method') !== (other.kind === 'method')) return one.kind === 'method';
  return other.token.start < one.token.start;
}
