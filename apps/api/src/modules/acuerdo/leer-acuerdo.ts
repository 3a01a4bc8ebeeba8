import type { Persona } from '@mantenible/domain/acceso';
import {
  acuerdoEntre,
  eleccionesDe,
  preguntasQueDividen,
  type Acuerdo,
  type Elecciones,
} from '@mantenible/domain/acuerdo';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { campoInvalido } from '@mantenible/domain/error';
import { mismoRepositorio } from '@mantenible/domain/proyecto';

import { esDocenteDe } from '../nota/exigir-entrega.ts';
import type { EntregaDeNotas, EntregadoLeido, LugarDeEntrega } from '../nota/nota.port.ts';
import type { AcuerdoRepository, Patron, PruebaEntregada } from './acuerdo.port.ts';

export interface DepsAcuerdo {
  readonly acuerdos: AcuerdoRepository;
  /** The delivery, for lecturers of its course and admins. */
  readonly clase: (persona: Persona, entregaId: string) => Promise<EntregaDeNotas>;
  /** The delivery, for its lecturers alone. */
  readonly docente: (persona: Persona, entregaId: string) => Promise<EntregaDeNotas>;
  readonly entregado: (persona: Persona, lugar: LugarDeEntrega) => Promise<EntregadoLeido>;
  readonly auditoria: Auditoria;
  readonly now: () => Date;
}

interface Leida extends PruebaEntregada {
  readonly elecciones: Elecciones;
}

/** Greatest number of pairs in an answer, those with the least agreement. */
const maximoParejas = 200;
/** Greatest number of tests that are compared: each one with all others. */
const maximoPruebas = 300;

/** Agreement over a class: with the reference, in pairs, and the questions that divide it most; the reading is audited. */
export async function leerAcuerdoDeClase(deps: DepsAcuerdo, persona: Persona, entregaId: string) {
  const { titulo, estado, pertenencia } = await deps.clase(persona, entregaId);
  const objeto = `Acuerdo: ${titulo}`;
  await deps.auditoria.apuntar({ quien: persona, accion: 'lectura-ajena', objeto, objetoId: entregaId });
  const [patron, candidatas, { pruebas, total }] = await Promise.all([
    deps.acuerdos.patron(entregaId),
    deps.acuerdos.candidatas(entregaId, persona.sub),
    deps.acuerdos.pruebas(entregaId, { maximo: maximoPruebas }),
  ]);
  const leidas = pruebas.map((una) => ({ ...una, elecciones: eleccionesDe(una.prueba) }));
  const parejas = parejasDe(leidas);
  return {
    titulo,
    comparadas: leidas.length,
    entregadas: total,
    puedeElegir: estado !== 'archivado' && esDocenteDe(persona, { pertenencia }),
    candidatas: [...candidatas],
    patron: patron && enClaro(patron),
    conReferencia: patron ? conReferencia(leidas, patron) : [],
    parejas: parejas.slice(0, maximoParejas),
    totalParejas: parejas.length,
    preguntas: preguntasQueDividen(leidas.map(({ elecciones }) => elecciones)).map((una) => ({
      pregunta: una.pregunta.pregunta,
      lista: una.pregunta.listaNombre,
      respuestas: una.respuestas,
      distintas: una.distintas,
      niveles: una.pregunta.nivelesCumplimiento.map(({ descripcion }, i) => {
        return { descripcion, cuantas: una.porNivel[i] ?? 0 };
      }),
    })),
  };
}

const enClaro = ({ pruebaId, nombre, por, existe }: Patron) => {
  return { pruebaId, nombre, por: por.nombre, existe };
};

function conReferencia(leidas: readonly Leida[], patron: Patron) {
  const elecciones = eleccionesDe(patron.prueba);
  return leidas
    .map(({ nombre, enlace, elecciones: suyas }) => ({
      nombre,
      otroRepositorio: !mismoRepositorio(enlace, patron.enlace),
      ...acuerdoEntre(suyas, elecciones),
    }))
    .toSorted((a, b) => Number(a.otroRepositorio) - Number(b.otroRepositorio) || elMenor(a, b));
}

function parejasDe(leidas: readonly Leida[]) {
  return leidas
    .flatMap((unos, i) =>
      leidas
        .slice(i + 1)
        .filter((otros) => mismoRepositorio(unos.enlace, otros.enlace))
        .map((otros) => ({
          unos: unos.nombre,
          otros: otros.nombre,
          ...acuerdoEntre(unos.elecciones, otros.elecciones),
        })),
    )
    .filter(({ comunes }) => comunes > 0)
    .toSorted(elMenor);
}

const elMenor = (a: Acuerdo, b: Acuerdo): number =>
  (a.kappa ?? 2) - (b.kappa ?? 2) || (a.porcentaje ?? 101) - (b.porcentaje ?? 101);

/** Agreement of one delivery with the reference; its team reads it once the mark is published. */
export async function leerAcuerdoPropio(deps: DepsAcuerdo, persona: Persona, lugar: LugarDeEntrega) {
  const { corrige } = await deps.entregado(persona, lugar);
  const { entregaId, proyectoId } = lugar;
  const sin = (motivo: string) => ({ acuerdo: null, motivo, distintas: [] });
  if (!corrige && !(await deps.acuerdos.publicada(entregaId, proyectoId)))
    return sin('La comparación con la referencia se ve cuando se publica la nota.');
  const [
    patron,
    {
      pruebas: [suya],
    },
  ] = await Promise.all([
    deps.acuerdos.patron(entregaId),
    deps.acuerdos.pruebas(entregaId, { maximo: 1, proyectoId }),
  ]);
  if (!patron) return sin('Esta entrega no tiene prueba de referencia.');
  if (!suya) return sin('No se entregó la prueba pedida.');
  if (!mismoRepositorio(suya.enlace, patron.enlace))
    return sin('La prueba de referencia es de otro repositorio.');
  const [unas, otras] = [eleccionesDe(suya.prueba), eleccionesDe(patron.prueba)];
  return { acuerdo: acuerdoEntre(unas, otras), motivo: null, distintas: distintasDe(unas, otras) };
}

function distintasDe(unas: Elecciones, otras: Elecciones) {
  return [...unas].flatMap(([clave, { pregunta, nivel }]) => {
    const otra = otras.get(clave);
    if (!otra || otra.nivel === nivel) return [];
    const niveles = pregunta.nivelesCumplimiento;
    return [
      {
        pregunta: pregunta.pregunta,
        suyo: niveles[nivel]?.descripcion ?? '',
        referencia: niveles[otra.nivel]?.descripcion ?? '',
      },
    ];
  });
}

/** Copies a saved test of a lecturer's own project as the reference; null takes the reference away. */
export async function fijarPatron(
  deps: DepsAcuerdo,
  persona: Persona,
  entregaId: string,
  pruebaId: string | null,
): Promise<void> {
  await deps.docente(persona, entregaId);
  if (pruebaId === null) return deps.acuerdos.quitar(entregaId);
  const { sub, nombre } = persona;
  const autoria = { por: { sub, nombre }, now: deps.now() };
  if (!(await deps.acuerdos.fijar(entregaId, pruebaId, autoria)))
    throw campoInvalido(
      'pruebaId',
      'Elija una prueba guardada de un proyecto suyo, de la misma clase que pide la entrega.',
    );
}
