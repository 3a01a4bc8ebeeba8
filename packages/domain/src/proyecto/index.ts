export { ramaPorDefecto, type Proyecto } from './proyecto.ts';
export { claveDesdeNombre, claveConSufijo, maximoClave } from './clave.ts';
export { mismoRepositorio, mismoServidor, motivoTokenAjeno } from './servidor.ts';
export { ajenosPorPagina, ordenesAjenos, sentidos, type OrdenAjenos, type Sentido } from './orden-ajenos.ts';
export { duracionReserva } from './reserva.ts';
export { exigirRepositorio, motivoLinkInvalido, motivoRamaInvalida } from './enlace.ts';
