import { createHash } from 'node:crypto';

import { idEjemplo, propietarioEjemplo } from '@mantenible/domain/acceso';
import { packText, unpackText } from '@mantenible/runner/packed-text';
import * as z from 'zod/mini';

import { lugarDeTexto } from '../../secrets/lugar-de-texto.ts';
import type { EjemploPorGuardar, FilasDelEjemplo } from './ejemplo.port.ts';

/** Encrypts a text for the row that it is stored in. */
interface Cofre {
  encrypt(plain: string, rowId: string): { readonly cifrado: string; readonly clave: string };
}

interface Cofres {
  readonly tokens: Cofre;
  readonly textos: Cofre;
}

const filas = z.array(z.record(z.string(), z.unknown()));
const contenido = z.object({
  respuestas: filas,
  analisis: filas,
  analisis_archivos: z.array(z.looseObject({ analisis_id: z.string(), ruta: z.string(), texto: z.string() })),
  detalles_analisis: z.array(z.looseObject({ paquete: z.string() })),
  puntos_criticos: filas,
  acciones_mejora: filas,
  pasados: filas,
  pasado_puntos: filas,
});

/** The packed example of this build; `tools/ejemplo.ts` writes it. Loaded apart: a start needs it once. */
export async function leerPaqueteDelEjemplo(): Promise<string> {
  const { default: archivo } = await import('./contenido.json', { with: { type: 'json' } });
  return archivo.paquete;
}

/** Number that changes with the example and with the analyser, which its analyses name. */
export function versionDelEjemplo(paquete: string, analizador: string): number {
  const huella = createHash('sha256').update(analizador).update('\0').update(paquete).digest();
  return huella.readUInt32BE(0) % 2 ** 31;
}

/** Unpacks the example and encrypts its texts for this installation. */
export async function abrirEjemplo(
  paquete: string,
  analizador: string,
  cofres: Cofres,
): Promise<EjemploPorGuardar> {
  const texto = (await unpackText(paquete))
    .replaceAll('"@analizador"', () => JSON.stringify(analizador))
    .replaceAll('"@persona"', JSON.stringify(propietarioEjemplo));
  const leido = contenido.parse(JSON.parse(texto));
  const selladas = leido.analisis_archivos.map(async ({ texto: fuente, ...fila }) => {
    const lugar = lugarDeTexto(fila.analisis_id, fila.ruta);
    const { cifrado, clave } = cofres.textos.encrypt(await packText(fuente), lugar);
    return { ...fila, texto_cifrado: cifrado, texto_clave: clave };
  });
  const empaquetadas = leido.detalles_analisis.map(async (fila) => ({
    ...fila,
    paquete: await packText(fila.paquete),
  }));
  const tablas: FilasDelEjemplo = new Map(
    Object.entries({
      ...leido,
      analisis_archivos: await Promise.all(selladas),
      detalles_analisis: await Promise.all(empaquetadas),
    }),
  );
  return {
    version: versionDelEjemplo(paquete, analizador),
    token: cofres.tokens.encrypt('', idEjemplo),
    filas: tablas,
  };
}
