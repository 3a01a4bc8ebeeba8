export { ListaReglas as Component } from '../../features/reglas/components/lista-reglas.tsx';
