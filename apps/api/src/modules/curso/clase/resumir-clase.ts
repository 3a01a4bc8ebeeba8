import type { Persona } from '@mantenible/domain/acceso';
import { cambiosEntre, esDelMismoCodigo, type Procedencia } from '@mantenible/domain/comparacion';
import { redondear } from '@mantenible/domain/criterio';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { contarPreguntas, distribuirGrados, reglasMasRotas } from '@mantenible/domain/curso';

import { tandasDe } from '../../comun/tandas-de-proyectos.ts';
import { exigirCurso, type CursoPorId } from '../exigir-curso.ts';
import { apuntarLectura } from './apuntar-lectura.ts';
import type { ProyectoDelResumen, ResumenRepository } from './resumen.port.ts';

export interface DepsResumen {
  readonly cursos: CursoPorId;
  readonly resumen: ResumenRepository;
  readonly auditoria: Auditoria;
  /** Whether a scanning service makes the analyses. */
  readonly externo: boolean;
}

/** Projects whose tests are in memory at once, if their bytes are few. */
const porTramo = 20;

/** A class as a whole: its degrees, the rules that it breaks most and its weakest questions; heavy work. */
export async function resumirClase(deps: DepsResumen, persona: Persona, cursoId: string) {
  const { cursos, resumen, externo } = deps;
  await apuntarLectura(deps, persona, await exigirCurso(cursos, persona, cursoId, 'leerClase'));
  const proyectos = await resumen.proyectos(cursoId);
  const preguntas = contarPreguntas();
  let pruebasGrandes = 0;
  const tamanos = await resumen.tamanos(proyectos.map(({ _id }) => _id));
  for (const tramo of tandasDe(tamanos, porTramo)) {
    const { porProyecto, grandes } = await resumen.pruebas(tramo);
    pruebasGrandes += grandes;
    for (const pruebas of porProyecto.values()) preguntas.agregar(pruebas);
  }
  const deHoy = proyectos.flatMap((uno) =>
    uno.analisis && esDeHoy(uno, uno.analisis) ? [uno.analisis] : [],
  );
  const sinAnalisis = proyectos.filter(({ analisis }) => analisis === null).length;
  const grados = deHoy.flatMap(({ grado }) => (grado === null ? [] : [redondear(grado)]));
  const recuentos = deHoy.flatMap(({ reglas }) => (reglas === null ? [] : [reglas]));
  return {
    grados: distribuirGrados(grados),
    proyectos: proyectos.length,
    sinAnalisis,
    deOtroCodigo: proyectos.length - sinAnalisis - deHoy.length,
    sinGrado: deHoy.length - grados.length,
    reglas: reglasMasRotas(recuentos),
    sinRecuento: deHoy.length - recuentos.length,
    externo,
    preguntas: preguntas.masDebiles(),
    pruebasGrandes,
  };
}

/** Whether an analysis is of the link and branch that its project has today. */
function esDeHoy(
  { enlace, rama }: ProyectoDelResumen,
  analisis: Pick<Procedencia, 'enlace' | 'rama'>,
): boolean {
  const hoy = { enlace, rama, analizador: null };
  return esDelMismoCodigo(cambiosEntre({ ...analisis, analizador: null }, hoy));
}
