export { ListaPautas as Component } from '../../features/pauta/components/lista-pautas.tsx';
