export { EditarPauta as Component } from '../../features/pauta/components/editar-pauta.tsx';
