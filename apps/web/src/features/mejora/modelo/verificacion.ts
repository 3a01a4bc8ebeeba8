import type { Accion } from '@mantenible/contracts/mejora';
import { formatDateTime } from '@mantenible/wording/fechas';

export type Comprobacion = NonNullable<Accion['verificacion']>;

/** Result of the product's check in words; the person's own state stands beside it and is never replaced. */
export function textoVerificacion(comprobacion: Comprobacion): string {
  const { estado, motivo } = comprobacion;
  switch (estado) {
    case 'verificada':
      return `Verificado en ${lugar(comprobacion)}`;
    case 'sigue':
      return `Sigue igual en ${lugar(comprobacion)}`;
    case 'abierta-de-nuevo':
      return `Abierta de nuevo: volvió a aparecer en ${lugar(comprobacion)}`;
    case 'sin-comprobar':
      return motivo === null ? 'No se pudo comprobar' : `No se pudo comprobar: ${motivo}`;
  }
}

/** What the product will check a done action by; null where it will not, and where it has verified it or could not. */
export function compruebaDespues(accion: Accion): 'prueba' | 'analisis' | null {
  const { estado, origen, verificacion, deOtroEnlace } = accion;
  if (estado !== 'hecha' || origen.tipo === 'propia' || deOtroEnlace) return null;
  if (verificacion?.estado === 'verificada' || verificacion?.estado === 'sin-comprobar') return null;
  return origen.tipo === 'pregunta' ? 'prueba' : 'analisis';
}

/** Where an action was checked: the analysed commit, or the saved test by its date. */
function lugar({ commit, fecha }: Comprobacion): string {
  return commit === null
    ? `la prueba del ${formatDateTime(fecha)}`
    : `el commit ${commit.slice(0, largoCommit)}`;
}

const largoCommit = 7;
