export { ComparacionPruebas as Component } from '../../features/comparacion/components/comparacion-pruebas.tsx';
