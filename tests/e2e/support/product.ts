import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the product under test is served, and who may sign in to it. */
export const basePath = '/mantenible';

export type Cuenta = 'admin' | 'estudiante';

/** The password that the configuration chose for an account. */
export function claveDe(cuenta: Cuenta): string {
  const clave = process.env[cuenta === 'admin' ? 'E2E_CLAVE_ADMIN' : 'E2E_CLAVE_ESTUDIANTE'];
  if (clave === undefined) throw new Error('the configuration sets the passwords');
  return clave;
}

/** Folder of the products' data, one folder a product. */
export function carpetaDatos(): string {
  const carpeta = process.env['E2E_DATOS'];
  if (carpeta === undefined) throw new Error('the configuration chooses the folder');
  return carpeta;
}

/** File of the passwords that the first start of a product made. */
export function archivoDeClaves(producto: Producto): string {
  return join(carpetaDatos(), producto, 'secretos/cuentas-iniciales.txt');
}

/** The products that the configuration starts, each with data of its own. */
export const productos = ['demo', 'principal', 'portada', 'analisis', 'fallos'] as const;
/** 'demo': what `npm run demo` starts. 'portada': IDENTITY_ON_LOAD is `check-sso`. 'analisis' and 'fallos' have doubles, and journeys of 'fallos' break them. */
export type Producto = (typeof productos)[number];

/** The products that are started: all, or those that the environment names for chosen journeys. */
export const productosElegidos = productos.filter(
  (producto) => process.env['E2E_PRODUCTOS']?.split(' ').includes(producto) ?? true,
);

/** What listens for a product: itself, its scanning service, and the host of its repositories. */
export const servidores = ['PRODUCTO', 'SERVICIO', 'CODIGO'] as const;
type Servidor = (typeof servidores)[number];

/** What the doubles accept. */
export const tokenServicio = 'token-del-servicio-de-analisis';
export const tokenRepositorio = 'token-del-repositorio';

/** Port that answers once every product serves. */
export function puertoProductos(): number {
  return Number(process.env['E2E_PRODUCTOS_LISTOS']);
}

export function puertoDe(producto: Producto, servidor: Servidor): string {
  const puerto = process.env[`E2E_${servidor}_${producto}`];
  if (puerto === undefined) throw new Error('the configuration chooses the ports');
  return puerto;
}

export function origenDe(producto: Producto, servidor: Servidor): string {
  return `http://127.0.0.1:${puertoDe(producto, servidor)}`;
}

/** Address of the landing page, with the slash at its end. */
export function inicio(producto: Producto): string {
  return `${origenDe(producto, 'PRODUCTO')}${basePath}/`;
}

/** A file of what the journeys leave behind. */
export function resultado(nombre: string): string {
  return fileURLToPath(new URL(`../../../test-results/${nombre}`, import.meta.url));
}

/** File that keeps an account's sign-in (cookies of the provider alone). */
export function sesionDe(cuenta: Cuenta, producto: Producto): string {
  return resultado(`sesion-${producto}-${cuenta}.json`);
}
