import type { ArchivosMedidos } from '@mantenible/contracts/medicion';
import type { ArchivoEvidencia } from '@mantenible/domain/evidencia';
import { contar } from '@mantenible/wording/contar';

/** A doubt about a typed place in the code, by its field. */
export interface Reparo {
  readonly campo: 'ruta' | 'lineas.hasta';
  readonly mensaje: string;
}

/** Most paths that are suggested for what was typed. */
const maximoSugeridas = 20;

/**
 * What the analysis of the same commit holds against a place: it read no such file, or fewer lines. It reads no file
 * of other languages, so this is a doubt and no refusal. Null for other commits, and without an analysis.
 */
export function reparoDeArchivo(
  { ruta, lineas, commit }: ArchivoEvidencia,
  medidos: ArchivosMedidos | undefined,
): Reparo | null {
  if (!medidos?.commit?.startsWith(commit) || medidos.archivos.length === 0) return null;
  const archivo = medidos.archivos.find((uno) => uno.ruta === ruta);
  if (!archivo)
    return {
      campo: 'ruta',
      mensaje:
        'El análisis de ese commit no leyó ningún archivo con esa ruta. Si está en el repositorio, pulse «Añadir» otra vez.',
    };
  if (lineas === null || archivo.lineas === null || lineas.hasta <= archivo.lineas) return null;
  return {
    campo: 'lineas.hasta',
    mensaje: `En ese commit el archivo tiene ${contar(archivo.lineas, 'línea', 'líneas')}. Si aun así es correcto, pulse «Añadir» otra vez.`,
  };
}

/** Paths of the analysis that contain what was typed, without case; none for an empty text. */
export function rutasSugeridas(escrita: string, medidos: ArchivosMedidos | undefined): readonly string[] {
  const buscada = escrita.trim().toLowerCase();
  if (buscada === '' || !medidos) return [];
  return medidos.archivos
    .flatMap(({ ruta }) => (ruta.toLowerCase().includes(buscada) ? [ruta] : []))
    .slice(0, maximoSugeridas);
}
