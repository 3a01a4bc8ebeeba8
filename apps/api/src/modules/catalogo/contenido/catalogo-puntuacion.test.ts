import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contenidoInicial } from './contenido.adapter.ts';

const { pautas } = contenidoInicial();
type Nivel = (typeof pautas)[number]['nivelesCumplimiento'][number];

const noCorresponde = ({ descripcion }: Nivel) => descripcion.startsWith('No corresponde: ');
const propios = (niveles: readonly Nivel[]) => niveles.filter((nivel) => !noCorresponde(nivel));
const textosDe = ({ descripcion, pregunta, nivelesCumplimiento }: (typeof pautas)[number]) =>
  [descripcion, pregunta, ...nivelesCumplimiento.map((nivel) => nivel.descripcion)].join('\n');
const conTexto = (texto: RegExp) =>
  pautas.filter((pauta) => texto.test(textosDe(pauta))).map(({ clave }) => clave);
const pautaDe = (clave: string) => pautas.find((una) => una.clave === clave) ?? expect.fail(clave);

/** The figures of a level: above `sobre`, or from it on, to `hasta`, or below it. */
interface Tramo {
  readonly desde: number;
  readonly hasta: number;
  readonly valor: number;
}
const casi = 1e-6;

/** The figures for which a level of numbers is true; null for a level of words. */
function tramoDe({ descripcion, valor }: Nivel): Tramo | null {
  const formas: readonly [RegExp, (una: number, otra: number) => readonly [number, number]][] = [
    [/^Más del? (?:el )?(\d+)\D* y hasta (?:el )?(\d+)/u, (una, otra) => [una + casi, otra]],
    [/^Más del? (\d+)/u, (una) => [una + casi, Infinity]],
    [/^Del (\d+)\D+a menos del (\d+)/u, (una, otra) => [una, otra - casi]],
    [/^Menos del (\d+)/u, (una) => [0, una - casi]],
    [/^El (\d+)\s% o más/u, (una) => [una, Infinity]],
    [/^Hasta (?:el )?(\d+)/u, (una) => [0, una]],
    [/^(?:El 0\s%|Ningun[oa]\b)/u, () => [0, 0]],
  ];
  for (const [forma, limites] of formas) {
    const hallado = forma.exec(descripcion);
    if (hallado === null) continue;
    const [desde, hasta] = limites(Number(hallado[1]), Number(hallado[2]));
    return { desde, hasta, valor };
  }
  return null;
}

const tramosDe = (niveles: readonly Nivel[]) => propios(niveles).flatMap((nivel) => tramoDe(nivel) ?? []);
/** The value of the best level that is true of a figure. */
const valorDe = (tramos: readonly Tramo[], cifra: number) =>
  Math.max(
    ...tramos.filter(({ desde, hasta }) => cifra >= desde && cifra <= hasta).map(({ valor }) => valor),
  );

const contadas = pautas.filter(({ nivelesCumplimiento }) => tramosDe(nivelesCumplimiento).length >= 3);

describe('the levels of a counted question', () => {
  it('are read from the texts of at least twenty guidelines', () => {
    expect(contadas.length).toBeGreaterThanOrEqual(20);
  });

  it.each(contadas)(
    'of $clave leave no figure out, overlap nowhere, and never score worse for a better one',
    (pauta) => {
      const tramos = tramosDe(pauta.nivelesCumplimiento);
      // Only the lowest level may be of words: nothing can be counted.
      const deLetra = propios(pauta.nivelesCumplimiento).filter((nivel) => tramoDe(nivel) === null);
      expect(deLetra).toEqual(deLetra.length === 0 ? [] : pauta.nivelesCumplimiento.slice(0, 1));
      const menosEsMejor = valorDe(tramos, 0) === 1;
      const cifras = [...new Set(tramos.flatMap(({ desde, hasta }) => [desde, hasta]))]
        .filter((cifra) => cifra !== Infinity)
        .flatMap((cifra) => [cifra, cifra + 0.5])
        .toSorted((una, otra) => una - otra);
      const valores = cifras.map((cifra) => valorDe(tramos, cifra));
      expect(valores.every(Number.isFinite)).toBe(true);
      expect(valores).toEqual(valores.toSorted((una, otra) => (menosEsMejor ? otra - una : una - otra)));
      // Several levels may share only the best figure, which another condition divides.
      for (const cifra of cifras.filter((una) => una > 0))
        expect(tramos.filter(({ desde, hasta }) => cifra >= desde && cifra <= hasta)).toHaveLength(1);
    },
  );
});

it('letting functions grow never raises the sum of the two questions on their complexity', () => {
  const perfil = ['P-MMo-2-S-02', 'P-MMo-2-S-03'].map((clave) => {
    const { pregunta, nivelesCumplimiento } = pautaDe(clave);
    const limite = Number(/complejidad ciclomática superior a (\d+)/u.exec(pregunta)?.[1]);
    expect(limite).toBeGreaterThan(0);
    return { limite, tramos: tramosDe(nivelesCumplimiento) };
  });
  const suma = (funciones: readonly number[]) =>
    perfil
      .map(({ limite, tramos }) => {
        const superan = funciones.filter((una) => una > limite).length;
        return valorDe(tramos, (100 * superan) / funciones.length);
      })
      .reduce((una, otra) => una + otra, 0);
  const funciones = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(20)), { minLength: 1 });
  fc.assert(
    fc.property(funciones, (todas) => {
      const [antes, despues] = [todas.map(([una]) => una), todas.map(([una, crece]) => una + crece)];
      expect(suma(despues)).toBeLessThanOrEqual(suma(antes));
    }),
  );
});

describe('a level for what does not apply', () => {
  it.each(pautas.filter(({ nivelesCumplimiento }) => nivelesCumplimiento.some(noCorresponde)))(
    'of $clave is not true together with the lowest level',
    ({ nivelesCumplimiento }) => {
      const [peor, ajeno] = [nivelesCumplimiento[0], nivelesCumplimiento.at(-1)];
      const falta = /\b[Nn]o hay (\p{L}+)/u.exec(peor?.descripcion ?? '')?.[1];
      // Either the lowest level states that there is what the last one denies, or the last one what the lowest one denies.
      if (falta !== undefined && !/^Hay\b/u.test(peor?.descripcion ?? ''))
        expect(ajeno?.descripcion).toMatch(new RegExp(`^No corresponde: hay ${falta}\\b`, 'u'));
      else
        expect(peor?.descripcion).toMatch(
          /^(?:Hay|Existe|Tiene|Realiza|Ofrece|La aplicación se usa|El esquema se modifica|Nunca se restablece)\b|^Más del 30\s%/u,
        );
    },
  );

  it('exists for what only an application in use has', () => {
    const deUso = ['P-MAn-3-S-04', 'P-MMd-3-S-03'].map((clave) => pautaDe(clave).nivelesCumplimiento.at(-1));
    for (const ultimo of deUso)
      expect(ultimo?.descripcion).toBe(
        'No corresponde: la aplicación no se usa todavía fuera del equipo de desarrollo.',
      );
  });

  it('is not given by the lack of something that another question values', () => {
    expect(conTexto(/se valora en otra pregunta|declara por escrito/u)).toEqual([]);
  });
});

describe('what a question counts', () => {
  it('is all functions where it asks for a percentage of them', () => {
    const deFunciones = pautas.filter(({ pregunta }) => /porcentaje de las funciones/u.test(pregunta));
    expect(deFunciones.length).toBeGreaterThanOrEqual(4);
    for (const { pregunta } of deFunciones) {
      expect(pregunta).toContain('lizard');
      expect(pregunta).not.toMatch(/ESLint y límite [1-9]|max-lines-per-function|max-params/u);
    }
  });

  it('is a unit of one kind, on one scale', () => {
    expect(conTexto(/si no se usan, un commit|(?:módulos|reglas) de negocio/u)).toEqual([]);
  });

  it('has a least size where it looks for repeated fragments', () => {
    const [repetidas = ''] = pautas.flatMap(({ pregunta }) => (/repetid/u.test(pregunta) ? [pregunta] : []));
    expect(repetidas).toMatch(/10 líneas o más/u);
    expect(repetidas).toMatch(/porcentaje/u);
  });

  it('is an entry of the tracker by one name, which is not that of a finding', () => {
    expect(conTexto(/incidencia/iu)).toEqual([]);
    expect(conTexto(/tareas? registradas?/u).length).toBeGreaterThanOrEqual(3);
  });
});

describe('the lack of one thing', () => {
  const enNiveles = (texto: RegExp) =>
    pautas
      .filter(({ nivelesCumplimiento }) =>
        nivelesCumplimiento.some(({ descripcion }) => texto.test(descripcion)),
      )
      .map(({ clave }) => clave);

  it.each([
    ['continuous integration', /integración continua/u, ['P-MMd-2-G-02']],
    ['a lock file', /archivo de bloqueo|fijadas/u, ['P-MMd-1-G-04']],
    ['a style analyser', /analizador/u, ['P-MRe-2-S-01']],
    ['checked types', /tipos/u, ['P-MRe-2-S-04']],
    ['a check for known vulnerabilities', /avisa de las nuevas|vulnerabilidad/u, ['P-MMd-1-G-06']],
  ] as const)('lowers one question: %s', (_cosa, texto, claves) => {
    expect(enNiveles(texto)).toEqual(claves);
  });
});
