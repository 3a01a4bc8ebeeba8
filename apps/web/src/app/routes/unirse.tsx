export { UnirsePagina as Component } from '../../features/curso/components/unirse-pagina.tsx';
