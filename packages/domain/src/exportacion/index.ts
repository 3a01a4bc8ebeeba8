export { formatosDeExportacion, type FormatoDeExportacion } from './exportacion.ts';
