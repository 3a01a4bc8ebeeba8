import type { PythonRule } from '../engine/python-rule.ts';
import { hasCommentAround } from '../reading/comments.ts';
import { classOfMethod, decoratorNames } from '../reading/definitions.ts';

const abstractDecorator = /(?:^|\.)abstract(?:class|static)?(?:method|property)$/u;

/** S1186: functions that contain only `pass`, without a comment and not abstract. */
export const rule: PythonRule = (context) => ({
  FunctionDef(node) {
    const [only, ...others] = node.body.body;
    if (only?.type !== 'Pass' || others.length > 0) return;
    if (decoratorNames(node).some((name) => abstractDecorator.test(name))) return;
    if (hasCommentAround(context.source, node)) return;
    const what = classOfMethod(context, node) ? 'este método está vacío' : 'esta función está vacía';
    const message = `Explique en un comentario por qué ${what}, o escriba lo que falta.`;
    context.report({ token: context.nameToken(node), message });
  },
});
