export { Pagina } from './pagina.tsx';
export { SeccionDelTitulo, usePageHeading } from './use-page-heading.ts';
