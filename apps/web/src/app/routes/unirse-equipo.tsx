export { UnirseEquipo as Component } from '../../features/equipo/components/unirse-equipo.tsx';
