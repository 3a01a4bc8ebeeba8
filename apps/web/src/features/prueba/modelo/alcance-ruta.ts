import {
  elementoTodos,
  esTipoSimple,
  maximoIntentos,
  tipoElemento,
  type Alcance,
  type TipoPrueba,
} from '@mantenible/domain/respuesta';

/** Project and scope of an execution screen. */
export interface Ejecucion extends Alcance {
  readonly proyectoId: string;
}

/** Parameters of the URLs: `id` is the project for the scopes of all; else item, project and attempt. */
interface Parametros {
  readonly id?: string | undefined;
  readonly id2?: string | undefined;
  readonly id3?: string | undefined;
}

/**
 * Scope of one of the four execution URLs. An attempt other than 1 or 2 is read as null: the screen then
 * shows that it is not defined.
 */
export function ejecucionDeRuta(
  tipo: TipoPrueba,
  parametros: Parametros,
  consulta: URLSearchParams,
): Ejecucion {
  const { id = '', id2 = '', id3 = '' } = parametros;
  if (!esTipoSimple(tipo)) return { proyectoId: id, tipo, elementoId: null, intentos: null, adicionales: [] };
  const intentos = /^[1-9]$/.test(id3) && Number(id3) <= maximoIntentos ? Number(id3) : null;
  return {
    proyectoId: id2,
    tipo,
    elementoId: id,
    intentos,
    adicionales: intentos === maximoIntentos ? adicionales(consulta, tipo) : [],
  };
}

function adicionales(consulta: URLSearchParams, tipo: TipoPrueba): readonly string[] {
  const nombre = tipoElemento(tipo) === 'metrica' ? 'additionalMetricas' : 'additionalSubcaracteristicas';
  return (consulta.get(nombre) ?? '').split(',').filter((parte) => parte !== '');
}

/** Path of the scope's draft in the API: 'todos' and 0 replace item and attempt for a scope of all. */
export function rutaBorrador({ proyectoId, tipo, elementoId, intentos }: Ejecucion): string {
  const partes = [proyectoId, tipo, elementoId ?? elementoTodos, String(intentos ?? 0)];
  return `/borradores/${partes.map(encodeURIComponent).join('/')}`;
}

/** Whether a single-item run lacks its attempt number. */
export function faltaIntento({ tipo, intentos }: Pick<Ejecucion, 'tipo' | 'intentos'>): boolean {
  return esTipoSimple(tipo) && intentos === null;
}
