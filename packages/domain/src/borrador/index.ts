export { combinar, type BorradorRespuesta } from './combinar.ts';
