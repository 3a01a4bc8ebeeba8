export { MarcoProyecto as Component } from '../layout/proyecto/marco-proyecto.tsx';
