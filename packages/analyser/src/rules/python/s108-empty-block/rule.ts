import type { PythonRule } from '../engine/python-rule.ts';
import { hasCommentInside } from '../reading/comments.ts';

const silent = new Set(['FunctionDef', 'ClassDef', 'Except']);

/** Blocks of nothing but `pass`, unless a comment says why; an exception may be ignored. */
export const rule: PythonRule = {
  key: 'S108',
  create: ({ source, report, parentOf }) => ({
    Block(node) {
      const owner = parentOf(node);
      if (!owner || silent.has(owner.type)) return;
      if (!node.body.every(({ type }) => type === 'Pass')) return;
      if (hasCommentInside(source, node)) return;
      const [first] = node.body;
      if (first) report({ node: first, message: 'Quite este bloque vacío o escriba lo que falta.' });
    },
  }),
};
