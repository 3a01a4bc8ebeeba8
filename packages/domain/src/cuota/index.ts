export { cuotaDe, cuotaDeDisco, estadosCuota, mayorParte, type Cuota } from './cuota.ts';
