export { SeleccionMetricas as Component } from '../../features/seleccion/components/seleccion-metricas.tsx';
