export { RubricaPagina as Component } from '../../features/nota/components/rubrica-pagina.tsx';
