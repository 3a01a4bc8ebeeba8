export { Laboratorio as Component } from '../../features/laboratorio/components/laboratorio.tsx';
