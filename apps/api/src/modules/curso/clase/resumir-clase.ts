import type { Persona } from '@mantenible/domain/acceso';
import { redondear } from '@mantenible/domain/criterio';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { contarPreguntas, distribuirGrados, reglasMasRotas } from '@mantenible/domain/curso';

import { exigirCurso, type CursoPorId } from '../exigir-curso.ts';
import { apuntarLectura } from './apuntar-lectura.ts';
import type { ResumenRepository } from './resumen.port.ts';

export interface DepsResumen {
  readonly cursos: CursoPorId;
  readonly resumen: ResumenRepository;
  readonly auditoria: Auditoria;
}

/** Projects whose tests are in memory at once. */
const porTramo = 20;

/** A class as a whole: its degrees, the rules that it breaks most and its weakest questions; heavy work. */
export async function resumirClase(deps: DepsResumen, persona: Persona, cursoId: string) {
  const { cursos, resumen } = deps;
  await apuntarLectura(deps, persona, await exigirCurso(cursos, persona, cursoId, 'leerClase'));
  const proyectos = await resumen.proyectos(cursoId);
  const preguntas = contarPreguntas();
  for (let desde = 0; desde < proyectos.length; desde += porTramo) {
    const tramo = proyectos.slice(desde, desde + porTramo).map(({ _id }) => _id);
    for (const pruebas of (await resumen.pruebas(tramo)).values()) preguntas.agregar(pruebas);
  }
  const grados = proyectos.flatMap(({ grado }) => (grado === null ? [] : [redondear(grado)]));
  const analizados = proyectos.filter(({ analizado }) => analizado);
  return {
    grados: distribuirGrados(grados),
    proyectos: proyectos.length,
    sinGrado: proyectos.length - grados.length,
    reglas: reglasMasRotas(analizados.flatMap(({ reglas }) => (reglas === null ? [] : [reglas]))),
    sinRecuento: analizados.filter(({ reglas }) => reglas === null).length,
    preguntas: preguntas.masDebiles(),
  };
}
