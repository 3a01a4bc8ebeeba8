export { CrearSubcaracteristica as Component } from '../../features/subcaracteristica/components/crear-subcaracteristica.tsx';
