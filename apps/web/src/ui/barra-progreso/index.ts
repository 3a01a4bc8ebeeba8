export { BarraCuenta } from './barra-cuenta.tsx';
export { BarraProgreso } from './barra-progreso.tsx';
