export { BarraProgreso } from './barra-progreso.tsx';
