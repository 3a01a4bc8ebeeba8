export { CuotasPagina as Component } from '../../features/cuota/components/cuotas-pagina.tsx';
