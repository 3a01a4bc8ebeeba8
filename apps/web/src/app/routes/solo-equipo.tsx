export { SoloEquipo as Component } from '../layout/proyecto-ajeno.tsx';
