import type { Db } from '@mantenible/db';
import type { Persona } from '@mantenible/domain/acceso';
import { noEncontrado } from '@mantenible/domain/error';
import { estaPreparado, medidasConsultables, type EscaneoPort } from '@mantenible/domain/escaneo';
import { tituloDeRegla } from '@mantenible/rule-cards/titulo';

import { heavyWork } from '../http/heavy-reads.ts';
import { leerInforme } from '../modules/calculo/calcular-promedios.ts';
import { createAnalisisComparados } from '../modules/comparacion/analisis-comparados.repository.ts';
import { compararAnalisis } from '../modules/comparacion/comparar-analisis.ts';
import { compararPruebasGuardadas } from '../modules/comparacion/comparar-pruebas.ts';
import { createPruebasComparadas } from '../modules/comparacion/pruebas-comparadas.repository.ts';
import type { Vista } from '../modules/compartido/compartido.port.ts';
import type { Contenido, LeerContenido } from '../modules/compartido/compartido.schema.ts';
import {
  accionesCompartidas,
  estaticasCompartidas,
  comparadasDeEnlace,
  incidenciasCompartidas,
} from '../modules/compartido/limpiar.ts';
import type { Turn } from '../modules/comun/en-tramos.ts';
import { createPropiedadRepository } from '../modules/criterio/criterio.repository.ts';
import { leerMejora } from '../modules/mejora/leer-mejora.ts';
import { exigirProyecto } from '../modules/proyecto/leer-proyecto.ts';
import { leerEncabezado } from '../modules/respuesta/leer-respuestas.ts';
import { createRespuestaRepository } from '../modules/respuesta/respuesta.repository.ts';
import { piezasDeMejora } from './mejora.ts';
import type { Proyectos } from './proyectos.ts';

export interface PartesDeContenido extends Pick<Proyectos, 'proyectos' | 'criterios'> {
  readonly db: Db;
  readonly escaneo: EscaneoPort;
  /** Null where analyses are our own. */
  readonly servicio: EscaneoPort | null;
  readonly now: () => Date;
}

type Leido = Awaited<ReturnType<LeerContenido>>;
type Piezas = ReturnType<typeof piezasDeContenido>;

/** A link reads what its project's owner may read, and nothing else. */
export const duenoDe = ({ propietario: sub }: Vista): Persona => ({ sub, nombre: '', roles: ['estudiante'] });

/** What a service answers is not unpacked here, and waiting for it takes no turn. */
const atOnce: Turn = (leer) => leer();

const parDe = ({ objetoId, otroId }: Vista) => ({ antes: objetoId ?? '', despues: otroId ?? '' });

/** Reads what a link shows with the use cases that the project's owner reads it with. */
export function lecturaDeContenido(parts: PartesDeContenido): LeerContenido {
  const piezas = piezasDeContenido(parts);
  const lecturas = {
    informe,
    analisis,
    plan: mejora,
    'comparacion-pruebas': deDosPruebas,
    'comparacion-analisis': deDosAnalisis,
  };
  return async (vista, grupo) => {
    const { clase } = vista;
    const inTurn: Turn = parts.servicio === null ? (leer) => heavyWork(grupo, leer) : atOnce;
    if (clase === 'insignia-grado' || clase === 'insignia-promedio')
      throw noEncontrado('la página del enlace');
    return lecturas[clase](piezas, vista, inTurn);
  };
}

function piezasDeContenido({ db, proyectos, criterios, escaneo, servicio, now }: PartesDeContenido) {
  const mejora = { ...piezasDeMejora({ db, servicio, now }), tituloDeRegla, alMostrar: null };
  const propiedades = createPropiedadRepository(db, now);
  return {
    proyectos,
    criterios,
    escaneo,
    mejora,
    propiedades: () => propiedades.listar(),
    comparables: createPruebasComparadas(db),
    analisis: createAnalisisComparados(db),
    respuestas: createRespuestaRepository(db),
  };
}

async function informe({ respuestas, criterios }: Piezas, vista: Vista): Promise<Leido> {
  const { prueba, proyecto } = await leerEncabezado({ respuestas }, duenoDe(vista), vista.objetoId ?? '');
  const leido = proyecto._id === vista.proyectoId ? await leerInforme(respuestas, prueba._id) : null;
  if (leido === null) throw noEncontrado('la prueba');
  const { nombre, tipo, creado, intentos } = prueba;
  const contenido = {
    clase: 'informe',
    prueba: { nombre, tipo, creado, ...(intentos !== null && { intentos }) },
    reporte: leido.agrupado,
    criterios: (await criterios()).pruebas,
  } as const;
  return { titulo: nombre, contenido };
}

async function deDosPruebas({ comparables, mejora, criterios }: Piezas, vista: Vista): Promise<Leido> {
  const deps = { comparables, propietarioDe: mejora.propietarioDe };
  const comparacion = await compararPruebasGuardadas(deps, duenoDe(vista), vista.proyectoId, parDe(vista));
  const contenido = {
    clase: 'comparacion-pruebas',
    comparacion,
    criterios: (await criterios()).pruebas,
  } as const;
  return { titulo: `${comparacion.antes.nombre} y ${comparacion.despues.nombre}`, contenido };
}

function deDosAnalisis(
  { mejora, analisis, propiedades, criterios }: Piezas,
  vista: Vista,
  inTurn: Turn,
): Promise<Leido> {
  const deps = { ...mejora, analisis, propiedades };
  return inTurn(async () => {
    const leida = await compararAnalisis(deps, duenoDe(vista), vista.proyectoId, parDe(vista));
    const contenido = {
      clase: 'comparacion-analisis',
      comparacion: { ...leida, hallazgos: comparadasDeEnlace(leida.hallazgos, vista.conCodigo) },
      valoracion: (await criterios()).analisis,
    } as const;
    return { titulo: '', contenido };
  });
}

function mejora({ mejora: piezas }: Piezas, vista: Vista, inTurn: Turn): Promise<Leido> {
  return inTurn(async () => {
    const leido = await leerMejora(piezas, duenoDe(vista), vista.proyectoId, undefined);
    const contenido = {
      clase: 'plan',
      avance: leido.avance,
      acciones: accionesCompartidas(leido.acciones, vista.conCodigo),
      prueba: leido.manual.prueba,
      dePrueba: leido.manual.propuestas,
      estaticas: estaticasCompartidas(leido.estatico.propuestas, vista.conCodigo),
    } as const;
    return { titulo: '', contenido };
  });
}

async function analisis(
  { proyectos, criterios, escaneo, propiedades }: Piezas,
  vista: Vista,
  inTurn: Turn,
): Promise<Leido> {
  const { proyecto, servicio } = await exigirProyecto(
    { proyectos },
    duenoDe(vista),
    vista.proyectoId,
    'leer',
  );
  const { clave } = proyecto;
  const leer = async (): Promise<Contenido & { readonly clase: 'analisis' }> => {
    const fecha = (await estaPreparado(escaneo, servicio)) ? (await escaneo.state(clave)).fecha : null;
    if (fecha === null) throw noEncontrado('ningún análisis terminado del proyecto');
    return {
      clase: 'analisis',
      fecha,
      medidas: await escaneo.measures(clave, medidasConsultables),
      valoracion: (await criterios()).analisis,
      propiedades: await propiedades(),
      incidencias: vista.conCodigo ? await incidencias(escaneo, clave, inTurn) : null,
    };
  };
  const contenido = await leer();
  // An analysis that ended between those reads has other figures than this date: the next read has its own.
  const entero = (await escaneo.state(clave)).fecha === contenido.fecha ? contenido : await leer();
  return { titulo: '', contenido: entero };
}

const incidencias = (escaneo: EscaneoPort, clave: string, inTurn: Turn) =>
  inTurn(async () =>
    incidenciasCompartidas(await escaneo.issues(clave), (archivo) => escaneo.source(clave, archivo)),
  );
