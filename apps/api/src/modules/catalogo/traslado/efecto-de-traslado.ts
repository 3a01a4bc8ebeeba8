import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import {
  maximoDeCambios,
  maximoDeReparos,
  type CambioDelCatalogo,
  type CatalogoEntero,
  type ModoDeTraslado,
  type RangoTrasladado,
  type Reparo,
} from '@mantenible/domain/traslado';

import type { Efecto, Entrega } from './traslado.port.ts';

interface Registro {
  readonly _id: string;
  readonly clave?: string | undefined;
}

/** Records of one kind: those of the file that are new here or differ, and those that only this installation has. */
interface Comparacion {
  readonly escritos: readonly string[];
  readonly borrados: readonly string[];
  readonly iguales: number;
  readonly cambios: readonly CambioDelCatalogo[];
}

/** What the import of a file does to the catalogue: nothing where a row is at fault. */
export function efectoDeTraslado(
  actual: CatalogoEntero,
  { catalogo: entrega, reparos }: Entrega,
  modo: ModoDeTraslado,
): Efecto {
  const partes = {
    pautas: comparar('pautas', actual, entrega, modo),
    listasVerificacion: comparar('listasVerificacion', actual, entrega, modo),
    metricas: comparar('metricas', actual, entrega, modo),
    subcaracteristicas: comparar('subcaracteristicas', actual, entrega, modo),
  };
  const todos = Object.values(partes);
  const cambios = [...todos.flatMap((una) => una.cambios), ...cambiosDeCriterios(actual, entrega)];
  const iguales = todos.reduce((suma, una) => suma + una.iguales, 0);
  const faltas = [...reparos, ...reparosDeUmbrales(actual, entrega)];
  return {
    simulado: {
      ...(faltas.length > 0 ? resumir([], 0) : resumir(cambios, iguales)),
      reparos: faltas.slice(0, maximoDeReparos),
      masReparos: Math.max(0, faltas.length - maximoDeReparos),
      huella: huellaDe({ actual: mirado(actual, entrega, modo), entrega, modo }),
    },
    escritos: new Set(todos.flatMap((una) => una.escritos)),
    borrados: {
      pautas: partes.pautas.borrados,
      listasVerificacion: partes.listasVerificacion.borrados,
      metricas: partes.metricas.borrados,
      subcaracteristicas: partes.subcaracteristicas.borrados,
    },
  };
}

/** What the import depends on: where it only adds, the parts that the file has, so that changes of the others do not refuse it. */
function mirado(actual: CatalogoEntero, entrega: CatalogoEntero, modo: ModoDeTraslado): object {
  if (modo === 'reemplazar') return actual;
  const traidas = new Set(
    Object.entries<readonly unknown[]>({ ...entrega }).flatMap(([parte, suyos]) =>
      suyos.length > 0 ? parte : [],
    ),
  );
  return Object.fromEntries(Object.entries(actual).filter(([parte]) => traidas.has(parte)));
}

/** SHA-256 of the catalogue and what is to be written over it, in hex: the import of another state than the one shown is refused. */
function huellaDe(visto: object): string {
  return createHash('sha256').update(JSON.stringify(visto)).digest('hex');
}

function comparar(
  parte: keyof Efecto['borrados'],
  actual: CatalogoEntero,
  entrega: CatalogoEntero,
  modo: ModoDeTraslado,
): Comparacion {
  const suyos: readonly Registro[] = entrega[parte];
  const nuestros: readonly Registro[] = actual[parte];
  const antes = new Map(nuestros.map((uno) => [uno._id, uno]));
  const deArchivo = new Set(suyos.map(({ _id }) => _id));
  const escritos = suyos.filter((uno) => !mismos(antes.get(uno._id), uno));
  const sobran = modo === 'anadir' ? [] : nuestros.filter(({ _id }) => !deArchivo.has(_id));
  const cambio = (uno: Registro, cual: CambioDelCatalogo['cambio']) => ({
    parte,
    nombre: nombreDe(uno),
    cambio: cual,
  });
  return {
    escritos: escritos.map(({ _id }) => _id),
    borrados: sobran.map(({ _id }) => _id),
    iguales: suyos.length - escritos.length,
    cambios: [
      ...escritos.map((uno) => cambio(uno, antes.has(uno._id) ? 'cambia' : 'nuevo')),
      ...sobran.map((uno) => cambio(uno, 'se-elimina')),
    ],
  };
}

/** Equal in what the catalogue shows, whatever their key of the starter content. */
function mismos(una: Registro | undefined, otra: Registro): boolean {
  return una !== undefined && isDeepStrictEqual(sinClave(una), sinClave(otra));
}

const sinClave = ({ clave: _clave, ...resto }: Registro) => resto;

function nombreDe(registro: Registro & { readonly nombre?: string; readonly descripcion?: string }): string {
  return registro.nombre ?? registro.descripcion ?? registro._id;
}

const tablasDeRangos = ['criteriosValoracion', 'valoracionMantenibilidad'] as const;

/** Ranges are compared by their place, thresholds by their property. */
function cambiosDeCriterios(actual: CatalogoEntero, entrega: CatalogoEntero): readonly CambioDelCatalogo[] {
  const umbrales = new Map(actual.propiedadCalidad.map(({ propiedad, valor }) => [propiedad, valor]));
  return [
    ...tablasDeRangos.flatMap((parte) => cambiosDeRangos(parte, actual[parte], entrega[parte])),
    ...entrega.propiedadCalidad
      .filter(({ propiedad, valor }) => umbrales.get(propiedad) !== valor)
      .map(({ propiedad }) => ({ parte: 'propiedadCalidad', nombre: propiedad, cambio: 'cambia' }) as const),
  ];
}

function cambiosDeRangos(
  parte: (typeof tablasDeRangos)[number],
  antes: readonly RangoTrasladado[],
  suyos: readonly RangoTrasladado[],
): readonly CambioDelCatalogo[] {
  if (suyos.length === 0) return [];
  const cambio = ({ criterio }: RangoTrasladado, cual: CambioDelCatalogo['cambio']) => ({
    parte,
    nombre: criterio,
    cambio: cual,
  });
  const distintos = suyos.filter((rango, i) => !isDeepStrictEqual(antes[i], rango));
  return [
    ...distintos.map((rango) => cambio(rango, antes.length > suyos.indexOf(rango) ? 'cambia' : 'nuevo')),
    ...antes.slice(suyos.length).map((rango) => cambio(rango, 'se-elimina')),
  ];
}

/**
 * The properties are those of the six defect cards: a file adds none. A refused one is named, since a workbook has rows and a
 * JSON file numbers.
 */
function reparosDeUmbrales(actual: CatalogoEntero, { propiedadCalidad }: CatalogoEntero): readonly Reparo[] {
  const hay = new Set(actual.propiedadCalidad.map(({ propiedad }) => propiedad));
  return propiedadCalidad.flatMap(({ propiedad }) =>
    hay.has(propiedad)
      ? []
      : [
          {
            lugar: `Propiedad de calidad «${propiedad}»`,
            mensaje: 'Esta instalación no tiene esa propiedad: quítela o corrija su nombre',
          },
        ],
  );
}

function resumir(cambios: readonly CambioDelCatalogo[], iguales: number) {
  const cuantos = (cual: CambioDelCatalogo['cambio']) =>
    cambios.filter(({ cambio }) => cambio === cual).length;
  return {
    cambios: cambios.slice(0, maximoDeCambios),
    totales: {
      nuevos: cuantos('nuevo'),
      cambian: cuantos('cambia'),
      seEliminan: cuantos('se-elimina'),
      iguales,
    },
  };
}
