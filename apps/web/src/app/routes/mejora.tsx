export { MejoraPagina as Component } from '../../features/mejora/components/mejora-pagina.tsx';
