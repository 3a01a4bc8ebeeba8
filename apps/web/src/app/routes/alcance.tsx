export { Alcance as Component } from '../../features/ambito/components/alcance.tsx';
