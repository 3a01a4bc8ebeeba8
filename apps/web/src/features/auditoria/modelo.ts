import { accionesAuditadas, accionesCotidianas, type SeleccionDeAccion } from '@mantenible/domain/auditoria';
import { nombresDeAccion } from '@mantenible/wording/auditoria';

/** Filter of the list, stored in the page's address; dates are days of the reader's calendar, '' for none. */
export interface Filtro {
  readonly buscar: string;
  readonly accion: string;
  readonly desde: string;
  readonly hasta: string;
}

const importantes = 'importantes' satisfies SeleccionDeAccion;

/** What 'Solo importantes' leaves out, for the field's description; '' for the other choices. */
export const notaDeAccion = (accion: string): string =>
  accion === importantes
    ? `Sin ${accionesCotidianas.map((una) => `«${nombresDeAccion[una]}»`).join(', ')}.`
    : '';

export const opcionesAccion = [
  { value: '', label: 'Todas' },
  { value: importantes, label: 'Solo importantes' },
  ...accionesAuditadas
    .map((value) => ({ value, label: nombresDeAccion[value] }))
    .sort((una, otra) => una.label.localeCompare(otra.label, 'es')),
];

/** Filter and page of an address; unknown values are ignored. */
export function filtroDe(params: URLSearchParams): Filtro & { readonly pagina: number } {
  const accion = params.get('accion') ?? '';
  const pagina = Number(params.get('pagina') ?? '1');
  return {
    buscar: (params.get('buscar') ?? '').slice(0, 200),
    accion: opcionesAccion.some(({ value }) => value === accion) ? accion : '',
    desde: diaValido(params.get('desde')),
    hasta: diaValido(params.get('hasta')),
    pagina: Number.isInteger(pagina) && pagina >= 1 && pagina <= 100_000 ? pagina : 1,
  };
}

/** The text when it is a day of the calendar, otherwise ''; `Date` would read 30 February as 2 March. */
function diaValido(texto: string | null): string {
  if (texto === null || !/^\d{4}-\d\d-\d\d$/.test(texto)) return '';
  const fecha = new Date(texto);
  return !Number.isNaN(fecha.getTime()) && fecha.toISOString().startsWith(texto) ? texto : '';
}

/** Query of the API: from the first to the last moment of the days, in the reader's time zone. */
export function consultaDe({ buscar, accion, desde, hasta }: Filtro): Record<string, string> {
  return {
    ...(buscar !== '' && { buscar }),
    ...(accion !== '' && { accion }),
    ...(desde !== '' && { desde: new Date(`${desde}T00:00:00`).toISOString() }),
    ...(hasta !== '' && { hasta: new Date(`${hasta}T23:59:59.999`).toISOString() }),
  };
}

export function sinFiltro({ buscar, accion, desde, hasta }: Filtro): boolean {
  return [buscar, accion, desde, hasta].every((valor) => valor === '');
}
