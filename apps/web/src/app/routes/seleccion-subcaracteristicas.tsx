export { SeleccionSubcaracteristicas as Component } from '../../features/seleccion/components/seleccion-subcaracteristicas.tsx';
