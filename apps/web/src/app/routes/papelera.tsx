export { PapeleraPagina as Component } from '../../features/papelera/components/papelera-pagina.tsx';
