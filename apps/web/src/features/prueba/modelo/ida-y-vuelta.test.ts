import { tiposPrueba, tipoElemento, esTipoSimple, type Alcance } from '@mantenible/domain/respuesta';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/paths.ts';
import { hrefEjecucion } from '../../../lib/prueba-api/rutas-ejecucion.ts';
import { ejecucionDeRuta } from './alcance-ruta.ts';

const patronDe = ({ tipo }: Pick<Alcance, 'tipo'>): string => {
  if (tipo === 'allSubcaracteristicas') return paths.pruebaSubcaracteristicas.pattern;
  if (tipo === 'allMetricas') return paths.pruebaMetricas.pattern;
  return tipoElemento(tipo) === 'metrica'
    ? paths.pruebaMetrica.pattern
    : paths.pruebaSubcaracteristica.pattern;
};
const id = fc.string({
  minLength: 1,
  unit: fc.constantFrom('a', '7', '-', '/', '?', '#', '%', '&', 'ñ', ' '),
});

it('the address of a run has its whole scope', () => {
  const alcances = fc.record({
    tipo: fc.constantFrom(...tiposPrueba),
    elemento: id,
    intentos: fc.constantFrom(1, 2),
    adicionales: fc.array(fc.uuid(), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(id, alcances, (proyectoId, { tipo, elemento, intentos, adicionales }) => {
      const simple = esTipoSimple(tipo);
      const alcance: Alcance = {
        tipo,
        elementoId: simple ? elemento : null,
        intentos: simple ? intentos : null,
        adicionales: simple && intentos === 2 ? adicionales : [],
      };
      const url = new URL(hrefEjecucion(proyectoId, alcance), 'https://x.example');
      const [ruta] = matchRoutes([{ path: patronDe(alcance) }], url.pathname) ?? [];
      const parametros = ruta?.params ?? {};
      expect(ejecucionDeRuta(tipo, parametros, url.searchParams)).toEqual({ proyectoId, ...alcance });
    }),
  );
});
