export { cuotaDe, cuotaDeDisco, estadosCuota, mayorParte, type Cuota, type EstadoCuota } from './cuota.ts';
