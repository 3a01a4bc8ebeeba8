export * from './enlace.ts';
