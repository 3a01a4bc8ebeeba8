import { dePersona } from '@mantenible/domain/acceso';
import { anclar } from '@mantenible/domain/marca';
import { expect, it } from 'vitest';

import { uid } from '../../testing/muestra.ts';
import { seguirPublicado } from './seguir-publicado.ts';

it('marks move to a new analysis in the turn of the owner, which reads the newest one then', async () => {
  const pasos: string[] = [];
  const hallazgo = { regla: 'r', linea: 1, huella: 'h', minutos: 5, mensaje: 'm' };
  const resto = { analizable: true, silencios: 0, duplicados: [], medidas: {} };
  const archivo = { ruta: 'a.js', blob: 'a1', hallazgos: [hallazgo], ...resto };
  const ancla = { ...anclar([archivo], { archivo, hallazgo }), blob: 'a0' };
  const autor = { sub: 'ana', nombre: 'Ana' };
  const marca = { _id: uid(1), decision: 'se-acepta', razon: 'x', ancla, creado: '', autor } as const;
  let paquete = 'viejo';
  await seguirPublicado(
    {
      inTurn: async (idPersona, trabajo) => {
        pasos.push(`turno de ${idPersona}`);
        paquete = 'nuevo';
        await trabajo();
        pasos.push('fin');
      },
      leerPaquete: (leido) => {
        pasos.push(`lee ${leido}`);
        return Promise.resolve([archivo]);
      },
      marcas: {
        listar: () => Promise.resolve([marca]),
        proyecto: () =>
          Promise.resolve({
            ...dePersona('ana'),
            analisis: { id: uid(2), paquete, silenciadas: 0 },
            consumo: { bytes: 0, pruebas: 0, borradores: 0 },
          }),
        mover: (movidas) => {
          pasos.push(`mueve ${movidas.map((una) => una.ancla.blob).join()}`);
          return Promise.resolve();
        },
      },
    },
    uid(3),
  );
  expect(pasos).toEqual(['turno de ana', 'lee nuevo', 'mueve a1', 'fin']);
});
