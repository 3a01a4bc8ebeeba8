import { createRule } from '../engine/plain/create-rule.ts';
import { onModuleSources } from '../engine/plain/module-sources.ts';
import { relativeTarget } from '../engine/plain/relative-target.ts';
import { typesOf } from '../engine/plain/types.ts';
import { toVirtual } from '../engine/virtual-host.ts';

/** S7060: a module does not import itself. */
export const rule = createRule({
  messages: { found: 'Quite esta importación y use el nombre local: el módulo se importa a sí mismo.' },
  create(context) {
    const path = context.filename;
    const program = typesOf(context)?.program;
    const isFile = (place: string) =>
      place === path || program?.getSourceFile(toVirtual(place)) !== undefined;
    return onModuleSources((node) => {
      const target = relativeTarget(path, node.value, isFile);
      if (target === path) context.report({ node, messageId: 'found' });
    });
  },
});
