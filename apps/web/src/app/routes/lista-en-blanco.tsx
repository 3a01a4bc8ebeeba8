export { ListaEnBlanco as Component } from '../../features/lista-en-blanco/components/lista-en-blanco.tsx';
