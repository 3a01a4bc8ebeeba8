export { EntregasPagina as Component } from '../../features/entrega/components/entregas-pagina.tsx';
