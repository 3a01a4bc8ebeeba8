export { createSinServicio } from './sin-servicio/sin-servicio.ts';
