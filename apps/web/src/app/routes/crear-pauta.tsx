export { CrearPauta as Component } from '../../features/pauta/components/crear-pauta.tsx';
