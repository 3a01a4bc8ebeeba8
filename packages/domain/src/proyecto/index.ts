export { ramaPorDefecto, type Proyecto } from './proyecto.ts';
export { claveDesdeNombre, claveConSufijo, maximoClave } from './clave.ts';
export { claveDeRepositorio, mismoRepositorio, mismoServidor, motivoTokenAjeno } from './servidor.ts';
export { ajenosPorPagina, ordenesAjenos, sentidos, type OrdenAjenos, type Sentido } from './orden-ajenos.ts';
export { duracionReserva } from './reserva.ts';
export { motivoLinkInvalido, motivoRamaInvalida } from './enlace.ts';
export { enPalabras, recortarEnlace } from './recorte.ts';
export { exigirRepositorio, motivoRepositorioInvalido } from './repositorio.ts';
