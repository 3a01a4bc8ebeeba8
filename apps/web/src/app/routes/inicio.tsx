export { Portada as Component } from '../../features/portada/components/portada.tsx';
