export { CrearProyecto as Component } from '../../features/proyecto/components/crear-proyecto.tsx';
