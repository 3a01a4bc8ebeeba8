export { Informacion as Component } from '../../features/informacion/components/informacion.tsx';
