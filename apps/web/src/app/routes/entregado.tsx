export { EntregadoPagina as Component } from '../../features/entrega/components/entregado-pagina.tsx';
