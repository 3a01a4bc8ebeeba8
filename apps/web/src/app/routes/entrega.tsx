export { EntregaPagina as Component } from '../../features/entrega/components/entrega-pagina.tsx';
