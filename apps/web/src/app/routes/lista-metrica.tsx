export { ListaMetricas as Component } from '../../features/metrica/components/lista-metricas.tsx';
