import { randomBytes } from 'node:crypto';

import { promediosDe } from '../../packages/domain/src/calculo/index.ts';
import type { PlanPrueba, RespuestaPregunta } from '../../packages/domain/src/respuesta/index.ts';

const questions = 80;
const names = ['Modularidad', 'Reusabilidad', 'Analizabilidad', 'Modificabilidad', 'Testeabilidad'];
const values = [0, 0.5, 1];

/** Id number `n` of a kind that the digit names. */
export const idOf = (kind: number, n: number) =>
  `00000000-0000-7000-8${String(kind).padStart(3, '0')}-${String(n).padStart(12, '0')}`;

/** A question set of the five sub-characteristics, of 80 questions. */
const plan: PlanPrueba = {
  tipo: 'allSubcaracteristicas',
  filas: names.map((nombre, i) => ({
    _id: idOf(1, i),
    nombre,
    metricas: [{ _id: idOf(2, i), nombre: `Métrica de ${nombre}`, listaVerificacion: idOf(3, i) }],
  })),
  preguntas: Array.from({ length: questions }, (_, i) => ({
    pautaId: idOf(4, i),
    listaVerificacion: idOf(3, i % names.length),
    listaNombre: `Lista ${i % names.length}`,
    descripcion: `Pauta ${i} sobre la mantenibilidad del código, con la longitud que suele tener una`,
    pregunta: `¿Se cumple la pauta ${i} en todos los módulos del proyecto?`,
    nivelesCumplimiento: values.map((valor) => ({
      descripcion: `Nivel de cumplimiento ${valor}: lo que se ve en el código cuando se elige`,
      valor,
    })),
  })),
  omitidos: [],
};

/** A saved test of 80 answers that differ by `seed`; every fourth answer cites a file of the delivered repository. */
export function sampleTest(seed: number) {
  const respuestas = plan.preguntas.map(({ pautaId, listaVerificacion }, i): RespuestaPregunta => {
    const nivel = (i * 7 + seed * 5 + ((i * seed) % 3)) % values.length;
    return {
      pautaId,
      listaVerificacion,
      valor: values[nivel] ?? null,
      nivel,
      comentario: `Se revisó el módulo principal: ${randomBytes(60).toString('base64')}`,
      ...(i % 4 === 0 && { evidencias: [cited(i)] }),
    };
  });
  const { general, filas } = promediosDe(plan, respuestas);
  return { plan, respuestas, promedio: general, promedios: filas };
}

const cited = (i: number) => ({
  tipo: 'archivo' as const,
  repositorio: 'https://github.com/usuario/repositorio',
  commit: 'abc1234',
  ruta: `src/archivo-${i % 20}.ts`,
  lineas: { desde: 10, hasta: 12 },
});
