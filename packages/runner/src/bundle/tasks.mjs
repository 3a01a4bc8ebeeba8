/**
 * What a child is started for: only to measure, or for all that there is. Of each V8 keeps what it compiled.
 * @typedef {'medir' | 'todo'} Tarea
 */

/** The last to be built is the one that tells that all is there. */
export const tareas = /** @type {const} */ (['medir', 'todo']);
