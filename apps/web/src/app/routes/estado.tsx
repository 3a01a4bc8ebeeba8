export { EstadoPagina as Component } from '../../features/estado/components/estado-pagina.tsx';
