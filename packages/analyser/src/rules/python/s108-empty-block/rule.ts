import type { PythonRule } from '../engine/python-rule.ts';
import { hasCommentInside } from '../reading/comments.ts';

/** Nodes whose empty blocks are not reported. */
const exemptOwners = new Set(['FunctionDef', 'ClassDef', 'Except']);

/** S108: blocks that contain only `pass` and no comment; exception handlers are exempt. */
export const rule: PythonRule = ({ source, report, parentOf }) => ({
  Block(node) {
    const owner = parentOf(node);
    if (!owner || exemptOwners.has(owner.type)) return;
    if (!node.body.every(({ type }) => type === 'Pass')) return;
    if (hasCommentInside(source, node)) return;
    const [first] = node.body;
    if (first) report({ node: first, message: 'Quite este bloque vacío o escriba lo que falta.' });
  },
});
