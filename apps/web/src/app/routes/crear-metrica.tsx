export { CrearMetrica as Component } from '../../features/metrica/components/crear-metrica.tsx';
