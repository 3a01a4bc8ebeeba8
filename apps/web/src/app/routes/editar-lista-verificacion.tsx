export { EditarLista as Component } from '../../features/lista-verificacion/components/editar-lista-verificacion.tsx';
