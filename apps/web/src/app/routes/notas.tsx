export { NotasPagina as Component } from '../../features/nota/components/notas-pagina.tsx';
