export { CrearLista as Component } from '../../features/lista-verificacion/components/crear-lista-verificacion.tsx';
