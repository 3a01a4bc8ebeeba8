export { ramaPorDefecto, type Proyecto } from './proyecto.ts';
export { claveDesdeNombre, claveConSufijo, maximoClave } from './clave.ts';
export { exigirRepositorio, motivoLinkInvalido, motivoRamaInvalida } from './enlace.ts';
