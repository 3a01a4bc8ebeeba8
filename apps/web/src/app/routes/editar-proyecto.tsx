export { EditarProyecto as Component } from '../../features/proyecto/components/editar-proyecto.tsx';
