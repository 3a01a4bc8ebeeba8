import { describe, expect, it } from 'vitest';

import type { ArchivoGuardado, DetalleAnalisis, IncidenciaDeDetalle } from '../comparacion/index.ts';
import type { Origen } from './accion.ts';
import { codigoAfectado, type BaseAccion, type Causa } from './base.ts';
import { causaEnCodigo, indexarDetalle, type AnalisisDeMejora } from './verificar-codigo.ts';

const hallazgo = (regla: string): IncidenciaDeDetalle => ({
  regla,
  linea: 1,
  huella: 'h',
  minutos: 5,
  mensaje: 'm',
});
const archivo = (ruta: string, cambios: Partial<ArchivoGuardado> = {}): ArchivoGuardado => ({
  ruta,
  blob: `${ruta} antes`,
  analizable: true,
  silencios: 0,
  medidas: {},
  hallazgos: [],
  duplicados: [],
  ...cambios,
});
const con = (regla: string) => ({ hallazgos: [hallazgo(regla)] });
const otraLinea = (regla: string) => ({ hallazgos: [{ ...hallazgo(regla), huella: 'otra' }] });
/** The file with another content and without findings. */
const reparado = (ruta: string, cambios: Partial<ArchivoGuardado> = {}) =>
  archivo(ruta, { blob: `${ruta} después`, ...cambios });

const regla: Origen = { tipo: 'regla', clave: 'S1' };
const grupo: Origen = { tipo: 'duplicado', clave: 'g' };
const lugarDelCodigo = { enlace: 'https://h/r', rama: 'main' };
const v1 = (...archivos: readonly ArchivoGuardado[]): DetalleAnalisis => ({ version: 'v1', archivos });
const muchos = (cuantos: number, hacer: (ruta: string) => ArchivoGuardado) =>
  Array.from({ length: cuantos }, (_, i) => hacer(`${i}.js`));

function causa(
  origen: Origen,
  base: BaseAccion | null,
  despues: DetalleAnalisis | null,
  cambios: Partial<AnalisisDeMejora> = {},
): Causa {
  const analisis: AnalisisDeMejora = {
    ...lugarDelCodigo,
    fecha: '2026-01-03',
    pedido: '2026-01-03',
    commit: 'c',
    alcance: '',
    alcanceDeHoy: null,
    omitidos: [],
    buscada: () => true,
    detalle: despues && indexarDetalle(despues),
    ...cambios,
  };
  return causaEnCodigo({ origen, base, ...lugarDelCodigo }, analisis);
}
const motivoDe = (una: Causa) => (typeof una === 'object' ? una.motivo : una);

describe('what an action concerns', () => {
  const detalle = v1(
    archivo('a.js', { ...con('S1'), silencios: 2 }),
    archivo('b.js', { ...con('S10'), duplicados: [{ grupo: 'g', desde: 1, hasta: 9 }] }),
    archivo('c.js', { hallazgos: [hallazgo('S2'), hallazgo('S1')] }),
  );

  it.each<[Origen['tipo'], string, readonly string[]]>([
    ['regla', 'S1', ['a.js', 'c.js']],
    ['regla', 'S10', ['b.js']],
    ['regla', 'S', []],
    ['archivo', 'b.js', ['b.js']],
    ['archivo', 'js', []],
    ['duplicado', 'g', ['b.js']],
    ['duplicado', 'b.js', []],
    ['pregunta', 'a.js', []],
    ['propia', 'S1', []],
  ])('of the kind %s %j are the files %j', (tipo, clave, rutas) => {
    expect(codigoAfectado({ tipo, clave }, detalle).archivos?.map(({ ruta }) => ruta)).toEqual(rutas);
  });

  it('keeps path, content and suppressions of each, and the version of the analyser', () => {
    expect(codigoAfectado({ tipo: 'archivo', clave: 'a.js' }, detalle)).toEqual({
      version: 'v1',
      alcance: '',
      archivos: [{ ruta: 'a.js', blob: 'a.js antes', silencios: 2, hallazgos: ['S1 h'] }],
    });
    expect(codigoAfectado(regla, detalle).archivos?.[0]).not.toHaveProperty('hallazgos');
  });

  it.each([
    [99, 99],
    [100, 100],
    [101, null],
  ])('keeps of %d files %j', (cuantos, guardados) => {
    const muchas = v1(...muchos(cuantos, (ruta) => archivo(ruta, con('S1'))));
    expect(codigoAfectado(regla, muchas).archivos?.length ?? null).toBe(guardados);
  });
});

describe('an action on a rule whose files are kept', () => {
  const antes = v1(archivo('a.js', con('S1')), archivo('b.js', con('S1')));
  const base = codigoAfectado(regla, antes);

  it.each<[string, readonly ArchivoGuardado[], Partial<AnalisisDeMejora>, string | RegExp]>([
    ['both files were corrected', [reparado('a.js'), reparado('b.js')], {}, 'resuelta'],
    ['both files were deleted', [], {}, 'resuelta'],
    ['another rule reports in them', [reparado('a.js', con('S2')), reparado('b.js')], {}, 'resuelta'],
    ['one file still has a finding', [reparado('a.js'), reparado('b.js', con('S1'))], {}, 'sigue'],
    // A finding that is there is certain, whatever else could not be analysed.
    [
      'a finding is there and the rest was left out',
      [archivo('a.js', con('S1'))],
      { omitidos: ['b.js'] },
      'sigue',
    ],
    [
      'a finding is there of a rule no longer searched',
      [archivo('a.js', con('S1'))],
      { buscada: () => false },
      'sigue',
    ],
    ['a deleted file was left out', [reparado('a.js')], { omitidos: ['b.js'] }, /No se analizó b\.js/],
    ['an omitted file is another one', [reparado('a.js')], { omitidos: ['b.jsx', 'src/b.js'] }, 'resuelta'],
    ['a cut path begins as the file does', [reparado('a.js')], { omitidos: ['b…'] }, /No se analizó b\.js/],
    ['a cut path begins otherwise', [reparado('a.js')], { omitidos: ['src/b…'] }, 'resuelta'],
    ['a cut path occurs within it', [reparado('a.js')], { omitidos: ['js…'] }, 'resuelta'],
    [
      'an analysed file was left out by name',
      [reparado('a.js'), reparado('b.js')],
      { omitidos: ['b.js'] },
      'resuelta',
    ],
    [
      'no parser takes one',
      [reparado('a.js', { analizable: false }), reparado('b.js')],
      {},
      /analizar a\.js/,
    ],
    [
      'one has a further suppression',
      [reparado('a.js'), reparado('b.js', { silencios: 1 })],
      {},
      /En b\.js .* NOSONAR/,
    ],
    [
      'no parser takes a file without part in it',
      [reparado('a.js'), archivo('c.js', { analizable: false })],
      {},
      'resuelta',
    ],
    [
      'a file without part in it has a suppression',
      [reparado('a.js'), archivo('c.js', { silencios: 3 })],
      {},
      'resuelta',
    ],
  ])('when %s', (_caso, archivos, cambios, esperada) => {
    expect(motivoDe(causa(regla, base, v1(...archivos), cambios))).toMatch(esperada);
  });

  it('does not depend on duplicated lines', () => {
    const duplicados = [{ grupo: 'x', desde: 1, hasta: 9 }];
    const iguales = v1(reparado('a.js', { duplicados }), reparado('b.js', { duplicados }));
    expect(causa(regla, base, iguales)).toBe('resuelta');
  });

  it('counts suppressions against those of its own file', () => {
    const dos = codigoAfectado(regla, v1(archivo('a.js', { ...con('S1'), silencios: 2 })));
    expect(causa(regla, dos, v1(reparado('a.js', { silencios: 2 })))).toBe('resuelta');
    expect(causa(regla, dos, v1(reparado('a.js', { silencios: 1 })))).toBe('resuelta');
    expect(motivoDe(causa(regla, dos, v1(reparado('a.js', { silencios: 3 }))))).toMatch(/NOSONAR/);
  });

  it.each([
    [999, 'resuelta'],
    [1000, 'No se analizó b.js.'],
  ])('may have its deleted file among %d omitted ones: %s', (cuantos, esperada) => {
    const omitidos = muchos(cuantos, archivo).map(({ ruta }) => `otra/${ruta}`);
    expect(motivoDe(causa(regla, base, v1(reparado('a.js')), { omitidos }))).toBe(esperada);
  });
});

describe('an action on a file without its path and content', () => {
  const enA: Origen = { tipo: 'archivo', clave: 'a.js' };
  const base = codigoAfectado(enA, v1(archivo('a.js', { hallazgos: [hallazgo('S1'), hallazgo('S2')] })));

  it.each<[string, readonly ArchivoGuardado[], string | RegExp]>([
    ['is resolved where none of its findings is left', [reparado('b.js')], 'resuelta'],
    ['is resolved where another line has its rule', [reparado('b.js', otraLinea('S1'))], 'resuelta'],
    ['is resolved where its line has another rule', [reparado('b.js', con('S3'))], 'resuelta'],
    // Renamed and changed in one commit: neither path nor blob is there any more.
    ['could not be checked where one stands elsewhere', [reparado('b.js', con('S2'))], /cambiara de nombre/],
    ['is followed under its blob', [archivo('b.js', { blob: 'a.js antes', ...con('S1') })], 'sigue'],
  ])('%s', (_caso, archivos, esperada) => {
    expect(motivoDe(causa(enA, base, v1(...archivos)))).toMatch(esperada);
  });

  it('could not be checked where its findings were not kept', () => {
    const archivos = [{ ruta: 'a.js', blob: 'x', silencios: 0 }];
    expect(motivoDe(causa(enA, { version: 'v1', archivos }, v1()))).toMatch(/no se guardó/);
  });
});

describe('an action and another version of the analyser', () => {
  const base = codigoAfectado(regla, v1(archivo('a.js', con('S1')), archivo('b.js', con('S1'))));
  const v2 = (...archivos: readonly ArchivoGuardado[]): DetalleAnalisis => ({ version: 'v2', archivos });

  it('is resolved where every file changed or was deleted', () => {
    expect(causa(regla, base, v2(reparado('a.js'), reparado('b.js')))).toBe('resuelta');
    expect(causa(regla, base, v2(reparado('a.js')))).toBe('resuelta');
  });

  it('could not be checked where one file is the same, also under another path', () => {
    for (const igual of [archivo('a.js'), archivo('z.js', { blob: 'a.js antes' })])
      expect(motivoDe(causa(regla, base, v2(igual, reparado('b.js'))))).toMatch(/cambió el analizador/);
  });
});

describe('an action on more files than are kept', () => {
  const base = codigoAfectado(regla, v1(...muchos(101, (ruta) => archivo(ruta, con('S1')))));
  const reparados = muchos(101, (ruta) => reparado(ruta));

  it.each<[string, DetalleAnalisis, Partial<AnalisisDeMejora>, string | RegExp]>([
    ['every file was analysed', v1(...reparados), {}, 'resuelta'],
    ['one finding is left', v1(...reparados.slice(1), archivo('0.js', con('S1'))), {}, 'sigue'],
    ['a file was left out', v1(...reparados), { omitidos: ['x.js'] }, /más archivos/],
    ['no parser takes a file', v1(...reparados, archivo('x.js', { analizable: false })), {}, /más archivos/],
    ['its rule is no longer searched', v1(...reparados), { buscada: () => false }, /ya no busca/],
    // Which of the files changed is not kept: the findings may be missing because of the analyser alone.
    ['the analyser is another version', { version: 'v2', archivos: reparados }, {}, /cambió el analizador/],
  ])('when %s', (_caso, despues, cambios, esperada) => {
    expect(motivoDe(causa(regla, base, despues, cambios))).toMatch(esperada);
  });
});

describe('an action on a duplicated group', () => {
  const sinLugares = { medidas: { duplicated_lines: 9 } };
  const dup = (...grupos: readonly string[]) => ({
    duplicados: grupos.map((suyo, i) => ({ grupo: suyo, desde: i * 20 + 1, hasta: i * 20 + 10 })),
  });
  const base = codigoAfectado(grupo, v1(archivo('a.js', dup('g')), archivo('b.js', dup('g'))));

  it.each<[string, readonly ArchivoGuardado[], string | RegExp]>([
    ['no line is duplicated', [reparado('a.js'), reparado('b.js')], 'resuelta'],
    ['the group is in another file', [reparado('a.js'), archivo('c.js', dup('g'))], 'sigue'],
    [
      'both files share another group',
      [reparado('a.js', dup('x')), reparado('b.js', dup('x'))],
      /Los bloques cambiaron/,
    ],
    [
      'one file holds another group twice',
      [reparado('a.js', dup('x', 'x')), reparado('b.js')],
      /Los bloques cambiaron/,
    ],
    [
      'each has a group with further files',
      [reparado('a.js', dup('x')), reparado('b.js', dup('y'))],
      'resuelta',
    ],
    ['one file is gone and nothing is duplicated', [reparado('b.js')], 'resuelta'],
    [
      'one file is gone and the other still shares lines',
      [reparado('b.js', dup('x')), archivo('c.js', dup('x'))],
      /cambiara de nombre/,
    ],
    ['both are gone and other files share lines', [archivo('c.js', dup('x'))], /cambiara de nombre/],
    ['both are gone and nothing is duplicated', [archivo('c.js')], 'resuelta'],
    ['more is duplicated than is kept', [archivo('c.js', sinLugares)], /más bloques repetidos/],
  ])('when %s', (_caso, archivos, esperada) => {
    expect(motivoDe(causa(grupo, base, v1(...archivos)))).toMatch(esperada);
  });

  it('needs no rule to be searched', () => {
    const despues = v1(reparado('a.js'), reparado('b.js'));
    expect(causa(grupo, base, despues, { buscada: () => false })).toBe('resuelta');
  });
});

describe('an action that cannot be compared', () => {
  const base = codigoAfectado(regla, v1(archivo('a.js', con('S1'))));
  const pregunta: BaseAccion = { pregunta: '¿?', niveles: [], fraccion: null };

  it.each<[string, BaseAccion | null, DetalleAnalisis | null, Partial<AnalisisDeMejora>, RegExp]>([
    ['the link is another one', base, v1(), { enlace: 'https://h/R' }, /otro enlace/],
    ['the branch is another one', base, v1(), { rama: 'dev' }, /otra rama/],
    ['figures alone are kept', base, null, {}, /solo sus cifras/],
    ['nothing was kept with it', null, v1(archivo('a.js', con('S1'))), {}, /no había un análisis/],
    ['a question was kept with it', pregunta, v1(archivo('a.js', con('S1'))), {}, /no había un análisis/],
    [
      'it concerned no file',
      { version: 'v1', archivos: [] },
      v1(archivo('a.js', con('S1'))),
      {},
      /no encontraba/,
    ],
  ])('because %s', (_porque, suya, despues, cambios, motivo) => {
    expect(motivoDe(causa(regla, suya, despues, cambios))).toMatch(motivo);
  });
});
