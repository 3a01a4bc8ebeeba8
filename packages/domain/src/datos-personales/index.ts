export { personaEliminada, type LoQueSeVa, type PersonaBuscada } from './datos-personales.ts';
