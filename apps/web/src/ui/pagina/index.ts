export type { Miga } from './migas.tsx';
export { Pagina } from './pagina.tsx';
export { usePageHeading } from './use-page-heading.ts';
