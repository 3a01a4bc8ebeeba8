import { cognitivePoints } from '../../../metrics/cognitive-complexity/python.ts';
import type { PythonRule } from '../engine/python-rule.ts';

/** S3776: functions with a high cognitive complexity, including their nested functions. */
export const rule: PythonRule = ({ source, parameters, report, nameToken, ancestorsOf }) => {
  const allowed = Number(parameters['threshold']);
  const { nodes, ends } = source.tree;
  return {
    onEnd() {
      const points = cognitivePoints(source.tree);
      nodes.forEach((node, place) => {
        if (node.type !== 'FunctionDef' || ancestorsOf(node).some(({ type }) => type === 'FunctionDef'))
          return;
        const total = points.slice(place, ends[place]).reduce((sum, one) => sum + one, 0);
        if (total <= allowed) return;
        const message = `Simplifique esta función: según la regla, función por función, su complejidad cognitiva es ${total} y el máximo es ${allowed}.`;
        report({ token: nameToken(node), message, gap: total - allowed });
      });
    },
  };
};
