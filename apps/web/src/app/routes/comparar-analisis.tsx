export { ComparacionAnalisis as Component } from '../../features/comparacion/components/comparacion-analisis.tsx';
