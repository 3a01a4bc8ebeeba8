export { CursosPagina as Component } from '../../features/curso/components/cursos-pagina.tsx';
