import type { ContenidoCompartido } from '@mantenible/contracts/compartido';

/** Content of one kind, for the part that draws it. */
export type De<C extends ContenidoCompartido['clase']> = Extract<ContenidoCompartido, { clase: C }>;
