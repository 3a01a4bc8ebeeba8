export { ListaProyectos as Component } from '../../features/proyecto/components/lista-proyectos.tsx';
