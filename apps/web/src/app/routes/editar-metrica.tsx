export { EditarMetrica as Component } from '../../features/metrica/components/editar-metrica.tsx';
