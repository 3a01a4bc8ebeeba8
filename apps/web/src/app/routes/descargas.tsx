export { Descargas as Component } from '../../features/exportacion/components/descargas.tsx';
