export { EditarSubcaracteristica as Component } from '../../features/subcaracteristica/components/editar-subcaracteristica.tsx';
