import { camposInvalidos, type Detalle } from '../error/index.ts';
import { canonico, esDemasiadoLargo, limitesDeAmbito, listasDePatrones, type Ambito } from './ambito.ts';

/** NUL and halves of a character, which a database refuses. */
export const ilegible = /[\0\p{Cs}]/gu;

const esIlegible = (texto: string): boolean => texto.search(ilegible) !== -1;

/** A folder or file of the repository without './' and final '/', '' for the root; null for any other text. */
export function normalizarRaiz(texto: string): string | null {
  // As the root is kept: what was read is written back.
  if (texto === '') return '';
  const limpio = texto.trim().replaceAll('\\', '/');
  if (limpio === '' || limpio.length > limitesDeAmbito.caracteres) return null;
  if (limpio.startsWith('/') || /^[a-z]:|[*?]/iu.test(limpio)) return null;
  if (esIlegible(limpio)) return null;
  const partes = limpio.split('/').filter((parte) => parte !== '' && parte !== '.');
  return partes.includes('..') ? null : partes.join('/');
}

/** Why a pattern cannot be followed, as the end of a Spanish sentence; null for one that can. */
export function defectoDePatron(patron: string): string | null {
  if (patron.length > limitesDeAmbito.caracteres)
    return `es demasiado largo (máximo: ${limitesDeAmbito.caracteres})`;
  if (/^file:/iu.test(patron)) return 'se refiere al disco de quien analiza y no se sigue';
  return patron.trim() === '' || esIlegible(patron) ? 'no es un patrón' : null;
}

/** Whether a text may be the name of an encoding; whether there is one is known where files are read. */
export const esNombreDeCodificacion = (texto: string): boolean => /^[\w.:-]{1,40}$/u.test(texto);

/** The limit of a whole scope, for a sentence. */
export const largoMaximo = `máximo de caracteres en total: ${limitesDeAmbito.total}`;

/** The scope that a person wrote, with its roots normalised and redundant ones left out. @throws DomainError that names every field that is wrong. */
export function exigirAmbito(escrito: Ambito): Ambito {
  const detalles: Detalle[] = [];
  const raices = (campo: 'fuentes' | 'pruebas', valores: readonly string[]) =>
    valores.map((valor, i) => {
      const normal = normalizarRaiz(valor);
      if (normal === null)
        detalles.push({
          campo: `${campo}.${i}`,
          mensaje: `«${valor.slice(0, 80)}» no es una carpeta o un archivo del repositorio.`,
        });
      return normal ?? '';
    });
  const revisar = (campo: string, patron: string) => {
    const defecto = defectoDePatron(patron);
    if (defecto !== null) detalles.push({ campo, mensaje: `«${patron.slice(0, 80)}» ${defecto}.` });
  };
  for (const lista of listasDePatrones)
    escrito[lista].forEach((patron, i) => {
      revisar(`${lista}.${i}`, patron);
    });
  escrito.reglasIgnoradas.forEach(({ regla, archivos }, i) => {
    revisar(`reglasIgnoradas.${i}.regla`, regla);
    revisar(`reglasIgnoradas.${i}.archivos`, archivos);
  });
  if (escrito.codificacion !== null && !esNombreDeCodificacion(escrito.codificacion))
    detalles.push({
      campo: 'codificacion',
      mensaje: 'Escriba el nombre de una codificación, por ejemplo windows-1252.',
    });
  const fuentes = escrito.fuentes && raices('fuentes', escrito.fuentes);
  const pruebas = raices('pruebas', escrito.pruebas);
  if (esDemasiadoLargo({ ...escrito, fuentes, pruebas }))
    detalles.push({ campo: 'ambito', mensaje: `El alcance es demasiado largo (${largoMaximo}).` });
  const [primero, ...demas] = detalles;
  if (primero) throw camposInvalidos([primero, ...demas]);
  return canonico({ ...escrito, fuentes, pruebas });
}
