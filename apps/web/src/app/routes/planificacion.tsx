export { Planificacion as Component } from '../../features/prueba/components/planificacion/planificacion.tsx';
