export { AcuerdoPagina as Component } from '../../features/acuerdo/components/acuerdo-pagina.tsx';
