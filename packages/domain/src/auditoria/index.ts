export * from './auditoria.ts';
