export { Analisis as Component } from '../../features/analisis/components/analisis.tsx';
