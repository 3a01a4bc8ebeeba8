export { combinar, type BorradorRespuesta } from './combinar.ts';
export { rehacer } from './rehacer.ts';
