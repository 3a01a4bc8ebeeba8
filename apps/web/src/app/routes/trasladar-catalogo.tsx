export { TrasladoPagina as Component } from '../../features/traslado/components/traslado-pagina.tsx';
