import type { Persona } from '@mantenible/domain/acceso';
import { acuerdoEntre, eleccionesDe, preguntasQueDividen, type Elecciones } from '@mantenible/domain/acuerdo';
import { mismoRepositorio } from '@mantenible/domain/proyecto';

import type { EntregadoDeNotas, LugarDeEntrega } from '../nota/nota.port.ts';
import type { DepsAcuerdo } from './leer-acuerdo.ts';
import { parejasDe, presentarPregunta } from './presentar-acuerdo.ts';

/** Greatest number of dividing questions that a team reads. */
const maximoPreguntas = 10;

/**
 * Agreement of one delivery: with the reference, which its team reads once the mark is published, and among the tests that its
 * members saved, which the team reads at any time, and others while the course reads the project.
 */
export async function leerAcuerdoPropio(
  deps: Pick<DepsAcuerdo, 'acuerdos' | 'entregado'>,
  persona: Persona,
  lugar: LugarDeEntrega,
) {
  const { corrige, propio, entregado } = await deps.entregado(persona, lugar);
  const seVe = corrige || (await deps.acuerdos.publicada(lugar.entregaId, lugar.proyectoId));
  const conPatron = seVe
    ? await conReferencia(deps, lugar)
    : sin('La comparación con la referencia se ve cuando se publica la nota.');
  return { ...conPatron, equipo: await delEquipo(deps, lugar, entregado, propio ? 'equipo' : 'curso') };
}

const sin = (motivo: string) => ({ acuerdo: null, motivo, distintas: [] });

async function conReferencia({ acuerdos }: Pick<DepsAcuerdo, 'acuerdos'>, lugar: LugarDeEntrega) {
  const { entregaId, proyectoId } = lugar;
  const [patron, [suya]] = await Promise.all([
    acuerdos.patron(entregaId),
    acuerdos.pruebas(entregaId, [proyectoId]),
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

/**
 * The newest test of each member that the project has, of the kind that the delivery asks for, in pairs; null where it asks for none, or
 * where `quien` reads no project of today.
 */
async function delEquipo(
  { acuerdos }: Pick<DepsAcuerdo, 'acuerdos'>,
  lugar: LugarDeEntrega,
  { miembros }: Pick<EntregadoDeNotas, 'miembros'>,
  quien: 'equipo' | 'curso',
) {
  // A person may stand in the list twice: as the owner and as a member.
  const nombres = new Map(miembros.map(({ sub, nombre }) => [sub, nombre]));
  const suyas = await acuerdos.pruebasDeEquipo(lugar, nombres.size < 2 ? [] : [...nombres.keys()], quien);
  if (suyas === null) return null;
  const grupo = suyas.map(({ sub, prueba }) => {
    return { nombre: nombres.get(sub) ?? '', elecciones: eleccionesDe(prueba) };
  });
  const elecciones = grupo.map((una) => una.elecciones);
  return {
    integrantes: nombres.size,
    conPrueba: grupo.map(({ nombre }) => nombre),
    parejas: parejasDe([grupo]),
    preguntas: preguntasQueDividen([elecciones], maximoPreguntas).map(presentarPregunta),
  };
}
