import type { FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { signatureOf } from '../engine/signature.ts';
import { bindingsOf } from '../engine/symbols.ts';
import { classOfMethod } from '../reading/definitions.ts';
import { isSpecialName } from '../reading/functions.ts';
import { overriddenMethod } from '../reading/overriding.ts';
import { contractBreaches } from './contract-breaches.ts';

/** S2638: overrides with an incompatible signature; methods with decorators or two definitions are exempt. */
export const rule: PythonRule = (context) => ({
  FunctionDef(node) {
    const owner = classOfMethod(context, node);
    if (!owner || isSpecialName(node.name)) return;
    const variable = context.scopes.scopeMadeBy(owner)?.variables.get(node.name);
    if (!variable || bindingsOf(variable).length > 1) return;
    const base = overriddenMethod(context, node);
    const own = signatureOf(node);
    if (!base?.formals || !own.formals || base.decorated || own.decorated) return;
    for (const breach of contractBreaches(own.formals, base.formals)) report(breach, node, context);
  },
});

function report(
  { parameter, message }: ReturnType<typeof contractBreaches>[number],
  method: FunctionDef,
  context: PythonContext,
): void {
  const node = method.parameters.find(({ name }) => name === parameter);
  context.report(node ? { node, message } : { token: context.nameToken(method), message });
}
