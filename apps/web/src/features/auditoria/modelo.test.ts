import { expect, it } from 'vitest';

import { consultaDe, filtroDe, notaDeAccion, opcionesAccion } from './modelo.ts';

const filtro = (texto: string) => filtroDe(new URLSearchParams(texto));

it('an address gives filter and page, without unknown values', () => {
  expect(filtro('buscar=ana&accion=acceso&desde=2026-05-01&hasta=2026-05-04&pagina=3')).toEqual({
    buscar: 'ana',
    accion: 'acceso',
    desde: '2026-05-01',
    hasta: '2026-05-04',
    pagina: 3,
  });
  expect(filtro('accion=todo&desde=ayer&hasta=2026-13-40&pagina=-1')).toEqual({
    buscar: '',
    accion: '',
    desde: '',
    hasta: '',
    pagina: 1,
  });
});

it('days are asked for from their first to their last moment in the reader’s time zone', () => {
  const { desde = '', hasta = '', ...resto } = consultaDe(filtro('desde=2026-05-01&hasta=2026-05-01'));
  expect(resto).toEqual({});
  expect([new Date(desde).getHours(), new Date(hasta).getHours()]).toEqual([0, 23]);
  expect(new Date(hasta).getTime() - new Date(desde).getTime()).toBe(86_399_999);
  expect(consultaDe(filtro(''))).toEqual({});
});

it('actions are offered in Spanish order after the choices of all and of the important ones', () => {
  const [todas, importantes, ...acciones] = opcionesAccion.map(({ label }) => label);
  expect([todas, importantes]).toEqual(['Todas', 'Solo importantes']);
  expect(acciones).toEqual(acciones.toSorted((una, otra) => una.localeCompare(otra, 'es')));
});

it('the choice of the important ones names what it leaves out', () => {
  expect(consultaDe(filtro('accion=importantes'))).toEqual({ accion: 'importantes' });
  expect(notaDeAccion('importantes')).toMatch(/^Sin «Acceso», .*«Token leído», «Exportación»\.$/u);
  expect(notaDeAccion('importantes')).not.toMatch(/fallido|eliminado|Rol|Contraseña/u);
  expect(notaDeAccion('acceso')).toBe('');
});
