import * as z from 'zod/mini';

/** A WebCrypto key of a person's copies. */
export interface Llave {
  readonly id: string;
  readonly llave: CryptoKey;
}

/** A person's keys: the first encrypts, the others decrypt copies from before a rotation. */
export type Llavero = readonly [Llave, ...Llave[]];

/** A stored encrypted copy: id of its key, date and ciphertext. */
const sobre = z.object({ clave: z.string(), desde: z.number(), iv: z.string(), datos: z.string() });
type Sobre = z.infer<typeof sobre>;

/** Lifetime of a copy in milliseconds. */
export const vidaMaxima = 30 * 24 * 60 * 60 * 1000;
const ivBytes = 12;

/** Imports the server's keys as non-extractable ones. */
export async function importarLlavero(
  claves: readonly { readonly id: string; readonly clave: string }[],
): Promise<Llavero | null> {
  const llaves = await Promise.all(
    claves.map(async ({ id, clave }) => ({
      id,
      llave: await crypto.subtle.importKey('raw', deBase64(clave), 'AES-GCM', false, ['encrypt', 'decrypt']),
    })),
  );
  const [actual, ...otras] = llaves;
  return actual ? [actual, ...otras] : null;
}

/** Encrypts a copy (AES-GCM), bound to its name and date. */
export async function cerrarSobre(
  [{ id, llave }]: Llavero,
  nombre: string,
  texto: string,
  now: number,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const lugar = { clave: id, desde: now };
  const datos = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: datosAutenticados(nombre, lugar) },
    llave,
    new TextEncoder().encode(texto),
  );
  return JSON.stringify({ ...lugar, iv: aBase64(iv), datos: aBase64(new Uint8Array(datos)) } satisfies Sobre);
}

/** The text of a copy; null when it is expired, damaged, of another name, or under an unknown key. */
export async function abrirSobre(
  llavero: Llavero,
  nombre: string,
  texto: string,
  now: number,
): Promise<string | null> {
  const leido = leerSobre(texto);
  const llave = llavero.find(({ id }) => id === leido?.clave)?.llave;
  if (!leido || !llave || haCaducado(texto, now)) return null;
  try {
    const claro = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: deBase64(leido.iv), additionalData: datosAutenticados(nombre, leido) },
      llave,
      deBase64(leido.datos),
    );
    return new TextDecoder().decode(claro);
  } catch {
    return null;
  }
}

/** Whether a copy is to be removed: it is expired or invalid. */
export function haCaducado(texto: string | null, now: number): boolean {
  const leido = leerSobre(texto);
  return !leido || Math.abs(now - leido.desde) > vidaMaxima;
}

function leerSobre(texto: string | null): Sobre | null {
  try {
    const leido = z.safeParse(sobre, JSON.parse(texto ?? 'null'));
    return leido.success ? leido.data : null;
  } catch {
    return null;
  }
}

/** Authenticated data of the encryption: a ciphertext is valid with this name, key and date only. */
function datosAutenticados(
  nombre: string,
  { clave, desde }: Pick<Sobre, 'clave' | 'desde'>,
): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([nombre, clave, desde]));
}

function aBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function deBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letra) => letra.charCodeAt(0));
}
