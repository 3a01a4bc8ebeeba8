export { Glosario as Component } from '../../features/glosario/components/glosario.tsx';
