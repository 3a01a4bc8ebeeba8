export { combinar, iguales, type BorradorRespuesta } from './combinar.ts';
export { rehacer } from './rehacer.ts';
