import type { DockerRule } from '../engine/docker-rule.ts';

/** S1135: comments outside of instructions with TODO in capital letters, also within a word. */
export const rule: DockerRule = ({ comments }) =>
  comments
    .filter(({ text }) => text.includes('TODO'))
    .map(({ line }) => ({ line, message: 'Termine la tarea que este comentario deja pendiente.' }));
