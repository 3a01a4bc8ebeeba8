export { PersonasPagina as Component } from '../../features/persona/components/personas-pagina.tsx';
