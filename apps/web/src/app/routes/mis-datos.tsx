export { MisDatos as Component } from '../../features/persona/components/mis-datos.tsx';
