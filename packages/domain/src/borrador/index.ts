export { borradorAusente } from './borrador-ausente.ts';
export { combinar, iguales, type BorradorRespuesta } from './combinar.ts';
export { rehacer } from './rehacer.ts';
