export { Instrucciones as Component } from '../../features/instrucciones/components/instrucciones.tsx';
