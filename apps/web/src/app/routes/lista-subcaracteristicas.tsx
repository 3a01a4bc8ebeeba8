export { ListaSubcaracteristicas as Component } from '../../features/subcaracteristica/components/lista-subcaracteristicas.tsx';
