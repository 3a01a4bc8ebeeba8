import type { Persona } from '@mantenible/domain/acceso';
import {
  acuerdoEntre,
  eleccionesDe,
  preguntasQueDividen,
  sinPreguntas,
  type Elecciones,
} from '@mantenible/domain/acuerdo';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { campoInvalido, versionAntigua } from '@mantenible/domain/error';
import { claveDeRepositorio } from '@mantenible/domain/proyecto';

import { type ProyectoConTamano, tandasDe } from '../comun/tandas-de-proyectos.ts';
import type { EntregaDeNotas, EntregadoLeido, LugarDeEntrega } from '../nota/nota.port.ts';
import { hojasDe, type HojasDeAcuerdo } from './hojas-de-acuerdo.ts';
import { elMenor, parejasDe, presentarPregunta } from './presentar-acuerdo.ts';
import { versionDePatron } from './version-de-patron.ts';
import type { AcuerdoRepository, Patron, PruebaEntregada } from './acuerdo.port.ts';

export interface DepsAcuerdo {
  readonly acuerdos: AcuerdoRepository;
  /** The delivery, for lecturers of its course and admins. */
  readonly clase: (persona: Persona, entregaId: string) => Promise<EntregaDeNotas>;
  /** The delivery, for its lecturers alone. */
  readonly docente: (persona: Persona, entregaId: string) => Promise<EntregaDeNotas>;
  /** Whether the person is a lecturer of the delivery. */
  readonly esDocente: (persona: Persona, entrega: Pick<EntregaDeNotas, 'pertenencia'>) => boolean;
  readonly entregado: (persona: Persona, lugar: LugarDeEntrega) => Promise<EntregadoLeido>;
  readonly auditoria: Auditoria;
  readonly now: () => Date;
}

interface Leida extends Omit<PruebaEntregada, 'prueba' | 'enlace'> {
  readonly repositorio: string;
  readonly elecciones: Elecciones;
}

/** Greatest number of pairs in an answer, those with the least agreement. */
const maximoParejas = 200;
/** Greatest number of tests that are compared: each one with all others. */
const maximoPruebas = 300;
/** Bytes of tests of one statement, after which other requests are answered. */
const bytesPorTanda = 512 * 1024;
/** Characters of different questions that are kept: a class answers one item, so its tests share nearly all of them. */
const maximoCaracteres = 8 * 1024 * 1024;

/** Agreement over a class: with the reference, in pairs, and the questions that divide it most; the reading is audited. */
export async function leerAcuerdoDeClase(deps: DepsAcuerdo, persona: Persona, entregaId: string) {
  const entrega = await deps.clase(persona, entregaId);
  await apuntar(deps, persona, entrega, 'lectura-ajena');
  const { parejas, ...acuerdo } = await compararClase(deps, persona, entrega);
  return { ...acuerdo, parejas: parejas.slice(0, maximoParejas), totalParejas: parejas.length };
}

/** The same as tables, with all pairs of the compared tests. */
export async function exportarAcuerdo(
  deps: DepsAcuerdo,
  persona: Persona,
  entregaId: string,
  formato: 'XLSX' | 'CSV',
): Promise<HojasDeAcuerdo> {
  const entrega = await deps.clase(persona, entregaId);
  await apuntar(deps, persona, entrega, 'exportacion', formato);
  return hojasDe(await compararClase(deps, persona, entrega));
}

function apuntar(
  { auditoria }: Pick<DepsAcuerdo, 'auditoria'>,
  quien: Persona,
  { _id: objetoId, titulo }: EntregaDeNotas,
  accion: 'lectura-ajena' | 'exportacion',
  detalle?: string,
): Promise<void> {
  const objeto = `Acuerdo: ${titulo}`;
  return auditoria.apuntar({ quien, accion, objeto, objetoId, ...(detalle !== undefined && { detalle }) });
}

async function compararClase(deps: DepsAcuerdo, persona: Persona, entrega: EntregaDeNotas) {
  const { _id: entregaId, titulo, estado } = entrega;
  const [patron, candidatas, tamanos] = await Promise.all([
    deps.acuerdos.patron(entregaId),
    deps.acuerdos.candidatas(entregaId, persona.sub),
    deps.acuerdos.tamanos(entregaId),
  ]);
  const leidas = await leerPruebas(deps, entregaId, tamanos.slice(0, maximoPruebas));
  const grupos = [...Map.groupBy(leidas, ({ repositorio }) => repositorio).values()];
  return {
    titulo,
    comparadas: leidas.length,
    entregadas: tamanos.length,
    repositorios: grupos.length,
    puedeElegir: estado !== 'archivado' && deps.esDocente(persona, entrega),
    candidatas: [...candidatas],
    patron: patron && enClaro(patron),
    versionDePatron: versionDePatron(patron),
    conReferencia: patron ? conReferencia(await lasQueSeVen(deps, entregaId, persona, leidas), patron) : [],
    parejas: parejasDe(grupos),
    preguntas: preguntasQueDividen(grupos.map((grupo) => grupo.map(({ elecciones }) => elecciones))).map(
      presentarPregunta,
    ),
  };
}

/** What tests choose, read in batches of bytes; the first test with too many different questions ends the list. */
async function leerPruebas(
  { acuerdos }: Pick<DepsAcuerdo, 'acuerdos'>,
  entregaId: string,
  tamanos: readonly ProyectoConTamano[],
): Promise<readonly Leida[]> {
  const vistas = sinPreguntas();
  const leidas: Leida[] = [];
  for (const tanda of tandasDe(tamanos, maximoPruebas, bytesPorTanda)) {
    // Batches one after the other: their tests together would fill the memory.
    // oxlint-disable-next-line no-await-in-loop
    for (const { prueba, enlace, ...una } of await acuerdos.pruebas(entregaId, tanda)) {
      const elecciones = eleccionesDe(prueba, vistas);
      if (vistas.caracteres > maximoCaracteres) return leidas;
      leidas.push({ ...una, repositorio: claveDeRepositorio(enlace), elecciones });
    }
  }
  return leidas;
}

/** Lecturers read the comparison of their own work with the reference as each team does: once its mark is published. */
async function lasQueSeVen(
  { acuerdos }: Pick<DepsAcuerdo, 'acuerdos'>,
  entregaId: string,
  { sub }: Persona,
  leidas: readonly Leida[],
): Promise<readonly Leida[]> {
  const propias = leidas.filter(({ miembros }) => miembros.includes(sub));
  const ocultas = new Set<string>();
  for (const { proyectoId } of propias) {
    // A lecturer stands in one team, if in any.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await acuerdos.publicada(entregaId, proyectoId))) ocultas.add(proyectoId);
  }
  return leidas.filter(({ proyectoId }) => !ocultas.has(proyectoId));
}

const enClaro = ({ pruebaId, nombre, por, existe }: Patron) => {
  return { pruebaId, nombre, por: por.nombre, existe };
};

function conReferencia(leidas: readonly Leida[], patron: Patron) {
  const elecciones = eleccionesDe(patron.prueba);
  return leidas
    .map(({ nombre, repositorio, elecciones: suyas }) => ({
      nombre,
      otroRepositorio: repositorio !== claveDeRepositorio(patron.enlace),
      ...acuerdoEntre(suyas, elecciones),
    }))
    .toSorted((a, b) => Number(a.otroRepositorio) - Number(b.otroRepositorio) || elMenor(a, b));
}

/** Copies a saved test of a lecturer's own project as the reference, and null takes it away; with `esperada`, only one of that version (412 otherwise). */
export async function fijarPatron(
  deps: DepsAcuerdo,
  persona: Persona,
  entregaId: string,
  { pruebaId, esperada }: { readonly pruebaId: string | null; readonly esperada: number | null },
): Promise<void> {
  await deps.docente(persona, entregaId);
  if (pruebaId === null) {
    if (!(await deps.acuerdos.quitar(entregaId, esperada))) throw versionAntigua();
    return;
  }
  const { sub, nombre } = persona;
  const escritura = { por: { sub, nombre }, now: deps.now(), esperada };
  const resultado = await deps.acuerdos.fijar(entregaId, pruebaId, escritura);
  if (resultado === 'otra-version') throw versionAntigua();
  if (resultado === 'ajena')
    throw campoInvalido(
      'pruebaId',
      'Elija una prueba guardada de un proyecto suyo que no es de este curso, de la misma clase que pide la entrega.',
    );
}
