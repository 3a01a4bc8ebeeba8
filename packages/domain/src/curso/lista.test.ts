import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { casarLista, completarLista } from './lista.ts';

const persona = (sub: string, usuario: string | null, correo: string | null = null) => ({
  sub,
  usuario,
  correo,
});
const fila = (usuario: string | null, correo: string | null = null) => ({ usuario, correo });

describe('the rows of a class list and the people who joined', () => {
  it('match by user name without case, else by mail', () => {
    const filas = [fila('ANA'), fila(null, 'Beto@Uni.es'), fila('carla', 'carla@uni.es'), fila('dora')];
    const personas = [
      persona('1', 'ana'),
      persona('2', 'b.perez', 'beto@uni.es'),
      persona('3', 'c', 'carla@uni.es'),
    ];
    expect(casarLista(filas, personas)).toEqual(['1', '2', '3', null]);
  });

  it('give a person the row by user name before the one by mail', () => {
    const filas = [fila(null, 'ana@uni.es'), fila('ana')];
    expect(casarLista(filas, [persona('1', 'ana', 'ana@uni.es')])).toEqual([null, '1']);
  });

  it('leave a mail that the provider does not vouch for', () => {
    expect(casarLista([fila(null, 'ana@uni.es')], [persona('1', 'ana', null)])).toEqual([null]);
  });

  it('give no person twice and only to a row that names it', () => {
    const texto = fc.option(fc.constantFrom('ana', 'ANA', 'beto', 'carla@uni.es'));
    const filas = fc.array(fc.record({ usuario: texto, correo: texto }), { maxLength: 6 });
    const personas = fc.uniqueArray(
      fc.record({ sub: fc.constantFrom('1', '2', '3'), usuario: texto, correo: texto }),
      { selector: ({ sub }) => sub },
    );
    fc.assert(
      fc.property(filas, personas, (unas, otras) => {
        const casadas = casarLista(unas, otras);
        const dadas = casadas.filter((sub) => sub !== null);
        expect(casadas).toHaveLength(unas.length);
        expect(new Set(dadas).size).toBe(dadas.length);
        casadas.forEach((sub, i) => {
          if (sub === null) return;
          const una = otras.find((persona) => persona.sub === sub);
          const iguales = (['usuario', 'correo'] as const).filter(
            (campo) => (unas[i]?.[campo] ?? 'ninguno').toLowerCase() === una?.[campo]?.toLowerCase(),
          );
          expect(iguales).not.toEqual([]);
        });
      }),
    );
  });
});

it('a file without a column keeps what the stored row has of it', () => {
  const vacia = { usuario: null, correo: null, nombre: '', grupo: null };
  const guardadas = [
    { usuario: 'ana', correo: 'ana@uni.es', nombre: 'Ana', grupo: 'A' },
    { ...vacia, correo: 'beto@uni.es', nombre: 'Beto', grupo: 'B' },
  ];
  const escritas = [
    { ...vacia, correo: 'BETO@uni.es', nombre: 'BETO@uni.es' },
    { ...vacia, correo: 'eva@uni.es', nombre: 'eva@uni.es' },
  ];
  expect(completarLista(escritas, guardadas, ['correo'])).toEqual({
    filas: [{ ...escritas[0], nombre: 'Beto', grupo: 'B' }, escritas[1]],
    guardadas: [guardadas[1], null],
  });
  expect(completarLista(escritas, guardadas, ['correo', 'nombre', 'grupo', 'usuario']).filas).toEqual(
    escritas,
  );
});
