export { Regla as Component } from '../../features/reglas/components/regla.tsx';
