import type { CorreccionEnviada, NotaDeProyecto } from '@mantenible/contracts/nota';
import { maximoMarcasAceptadas } from '@mantenible/domain/marca';
import { formatEditable, parseDecimal } from '@mantenible/wording/numeros';
import * as z from 'zod/mini';

/** The fields of a correction as they are typed. */
export interface FormCorreccion {
  /** Version of the rubric whose levels are chosen: it stays where the page reads a newer one. */
  rubrica: number;
  /** Index of the chosen level by line, as text. */
  niveles: Record<string, string>;
  /** Accepted links, each as 'clave url'. */
  enlaces: string[];
  /** New findings whose marks are accepted, each by its key. */
  marcas: string[];
  /** The lecturer's own mark; empty for the rubric's. */
  nota: string;
  motivo: string;
  /** Why a published mark changes. */
  cambio: string;
}

export const formCorreccion = z.object({
  rubrica: z.number(),
  niveles: z.record(z.string(), z.string()),
  enlaces: z.array(z.string()),
  marcas: z.array(z.string()),
  nota: z.string(),
  motivo: z.string(),
  cambio: z.string(),
});

type Correccion = NonNullable<NotaDeProyecto['correccion']>;

export function inicialDe(
  { niveles, enlaces, marcas, manual }: Correccion,
  rubrica: NotaDeProyecto['rubrica'],
): FormCorreccion {
  const elegidos = Object.entries(niveles).flatMap(([id, nivel]) =>
    nivel === null ? [] : [[id, String(nivel)] as const],
  );
  return {
    rubrica: rubrica?.version ?? 0,
    niveles: Object.fromEntries(elegidos),
    enlaces: enlaces.map(claveDeEnlace),
    marcas: marcas.map(claveDeMarca),
    nota: manual ? formatEditable(manual.nota) : '',
    motivo: manual?.motivo ?? '',
    cambio: '',
  };
}

interface Enlace {
  readonly clave: string;
  readonly url: string;
}

export const claveDeEnlace = ({ clave, url }: Enlace): string => `${clave} ${url}`;

type Marcada = Pick<NotaDeProyecto['marcasDadas'][number], 'ruta' | 'regla' | 'mensaje'>;

export const claveDeMarca = ({ ruta, regla, mensaje }: Marcada): string =>
  JSON.stringify([ruta, regla, mensaje]);

/**
 * The chosen marks, and the accepted ones that the page could not offer, such as while the template is analysed: the server may offer
 * them by the time of the save.
 */
function marcasQueSeEnvian(
  elegidas: readonly string[],
  dadas: readonly Marcada[],
  aceptadas: readonly Marcada[],
): Marcada[] {
  const ofrecidas = new Set(dadas.map(claveDeMarca));
  return [
    ...dadas.filter((una) => elegidas.includes(claveDeMarca(una))),
    ...aceptadas.filter((una) => !ofrecidas.has(claveDeMarca(una))),
  ]
    .slice(0, maximoMarcasAceptadas)
    .map(({ ruta, regla, mensaje }) => ({ ruta, regla, mensaje }));
}

interface Corregible extends Pick<NotaDeProyecto, 'rubrica' | 'enlacesDados' | 'marcasDadas'> {
  readonly correccion: Pick<NonNullable<NotaDeProyecto['correccion']>, 'marcas'> | null;
}

/** What is sent; levels of lines that the rubric no longer has are left out. */
export function correccionDe(
  { rubrica: version, niveles, enlaces, marcas, nota, motivo, cambio }: FormCorreccion,
  { rubrica, enlacesDados, marcasDadas, correccion }: Corregible,
): CorreccionEnviada {
  const deLaRubrica = new Set(
    (rubrica?.lineas ?? []).flatMap(({ id, fuente }) => (fuente === 'criterio' ? [id] : [])),
  );
  const elegidos = Object.entries(niveles).filter(([id]) => deLaRubrica.has(id));
  const propia = nota.trim() === '' ? null : { nota: parseDecimal(nota) ?? Number.NaN, motivo };
  return {
    rubrica: version,
    niveles: Object.fromEntries(elegidos.map(([id, nivel]) => [id, Number(nivel)])),
    enlaces: enlacesDados
      .filter((uno) => enlaces.includes(claveDeEnlace(uno)))
      .map(({ clave, url }) => ({ clave, url })),
    marcas: marcasQueSeEnvian(marcas, marcasDadas, correccion?.marcas ?? []),
    manual: propia,
    cambio: cambio.trim() === '' ? null : cambio,
  };
}
