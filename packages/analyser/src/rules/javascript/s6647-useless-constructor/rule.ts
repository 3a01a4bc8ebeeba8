import { decorate } from '../engine/decorate.ts';
import { reportedNode } from '../engine/reported-node.ts';
import { coreRule } from '../plugins/sources.ts';

/** S6647: a constructor does something; a decorated class may need even an empty one. */
export const rule = decorate(coreRule('no-useless-constructor'), {
  message: 'Este constructor sobra: no hace nada que no se hiciera sin él.',
  onReport(context, descriptor) {
    const owner = reportedNode(descriptor)?.parent?.parent;
    if (owner && 'decorators' in owner && owner.decorators.length > 0) return;
    context.report(descriptor);
  },
});
