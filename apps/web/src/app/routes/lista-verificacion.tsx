export { ListasVerificacion as Component } from '../../features/lista-verificacion/components/listas-verificacion.tsx';
