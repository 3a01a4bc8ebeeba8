export { ramaPorDefecto, type Proyecto } from './proyecto.ts';
export { claveDesdeNombre, claveConSufijo, maximoClave } from './clave.ts';
export { mismoRepositorio, mismoServidor, motivoTokenAjeno } from './servidor.ts';
export { exigirRepositorio, motivoLinkInvalido, motivoRamaInvalida } from './enlace.ts';
