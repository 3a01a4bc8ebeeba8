import type { Persona } from '@mantenible/domain/acceso';
import { calcularEstatico, gradoExacto } from '@mantenible/domain/calculo-estatico';
import {
  claveDePregunta,
  gananciaConjunta,
  promedioGeneral,
  promedioTras,
  type Origen,
} from '@mantenible/domain/mejora';

import { leerEstatico, type Estatico } from './leer-estatico.ts';
import { elegirPrueba, exigirMejora, type DepsLeerMejora } from './leer-mejora.ts';
import type { ProyectoParaMejora, PruebaConDatos } from './mejora.port.ts';
import { porProponer } from './por-proponer.ts';

interface Pedido {
  readonly prueba?: string | undefined;
  readonly origenes: readonly Origen[];
}

interface Cambio {
  readonly antes: number;
  readonly despues: number;
  readonly puntos: number;
  readonly acotada: boolean;
}

/**
 * Degree and mean before and after all of these proposals and actions together: a finding that several name counts
 * once.
 */
export async function calcularEfecto(
  deps: Pick<DepsLeerMejora, 'mejoras' | 'propietarioDe' | 'leerPaquete' | 'servicio' | 'analizador'>,
  persona: Persona,
  proyectoId: string,
  { prueba, origenes }: Pedido,
): Promise<{ readonly grado: Cambio | null; readonly promedio: Cambio | null }> {
  const mejora = await exigirMejora(deps, persona, proyectoId, 'leer');
  const elegida = elegirPrueba(mejora, prueba);
  const [leida] = elegida ? await deps.mejoras.pruebas([elegida._id]) : [];
  return {
    grado: await cambioDeGrado(mejora, await leerEstatico(deps, mejora), origenes),
    promedio: leida ? cambioDePromedio(leida, origenes) : null,
  };
}

async function cambioDeGrado(
  { marcas }: Pick<ProyectoParaMejora, 'marcas'>,
  { medidas, detalle }: Estatico,
  origenes: readonly Origen[],
): Promise<Cambio | null> {
  const antes = gradoExacto(calcularEstatico(medidas));
  if (antes === null || detalle === null) return null;
  const suyos = origenes.flatMap(({ tipo, clave }) =>
    tipo === 'regla' || tipo === 'archivo' || tipo === 'duplicado' ? [{ tipo, clave }] : [],
  );
  const { archivos } = await porProponer(marcas, detalle);
  const ganancia = gananciaConjunta(medidas, archivos, suyos);
  return ganancia && { antes, despues: antes + ganancia.puntos, ...ganancia };
}

function cambioDePromedio(prueba: PruebaConDatos, origenes: readonly Origen[]): Cambio | null {
  const claves = new Set(origenes.filter(({ tipo }) => tipo === 'pregunta').map(({ clave }) => clave));
  const preguntas = prueba.plan.preguntas.filter((una) => claves.has(claveDePregunta(una)));
  const [antes, despues] = [promedioGeneral(prueba), promedioTras(prueba, preguntas)];
  if (antes === null || despues === null) return null;
  return { antes, despues, puntos: despues - antes, acotada: false };
}
