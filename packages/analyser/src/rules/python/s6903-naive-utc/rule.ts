import type { PythonRule } from '../engine/python-rule.ts';

/** The replacement with a time zone for each function. */
const awareReplacement: Readonly<Record<string, string>> = {
  'datetime.datetime.utcnow': 'now(timezone.utc)',
  'datetime.datetime.utcfromtimestamp': 'fromtimestamp(…, timezone.utc)',
};

/** S6903: UTC times without a time zone. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    const instead = awareReplacement[context.qualifiedName(node.callee) ?? ''];
    if (instead === undefined) return;
    context.report({
      node,
      message: `Use «datetime.${instead}»: esta función crea una fecha sin zona horaria.`,
    });
  },
});
