export { Reporte as Component } from '../../features/calculo/components/reporte.tsx';
