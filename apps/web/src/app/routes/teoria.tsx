export { Teoria as Component } from '../../features/teoria/components/teoria.tsx';
