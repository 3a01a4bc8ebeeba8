import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { builder, pautaDePrueba } from '../../testing/catalogo-builder.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const ninguna = '00000000-0000-4000-8000-000000000000';

let t: TestApp;
let casos: Readonly<Record<string, Caso>>;
beforeAll(async () => {
  t = await createTestApp();
  casos = await crearCasos();
});
afterAll(() => t.close());

/** A record, and how it is written. */
interface Caso {
  readonly url: string;
  /** The body of a change; `n` gives its text and whether it contains the first or the second record. */
  readonly body: (n: number) => object;
  /** A body that refers to a missing record. */
  readonly roto: object;
}

async function crearCasos() {
  const crear = builder(t);
  const pautas = [await crear.pauta(), await crear.pauta()] as const;
  const lista = await crear.lista(pautas);
  const listas = [lista, await crear.lista([pautas[0]])] as const;
  const metricas = [await crear.metrica(lista), await crear.metrica(lista)] as const;
  const de = <T>(par: readonly [T, T], n: number) => par[n % 2 === 0 ? 0 : 1];
  const conNiveles = (n: number) => ({
    ...pautaDePrueba,
    descripcion: `Cambio ${n}`,
    nivelesCumplimiento: [{ descripcion: `Nivel ${n}`, valor: n }],
  });
  return {
    pauta: { url: `/pautas/${await crear.pauta()}`, body: conNiveles, roto: {} },
    lista: {
      url: `/listasVerificacion/${await crear.lista(pautas)}`,
      body: (n: number) => ({ nombre: `Cambio ${n}`, pautas: [de(pautas, n)] }),
      roto: { nombre: 'Rota', pautas: [pautas[1], ninguna] },
    },
    metrica: {
      url: `/metricas/${await crear.metrica(lista)}`,
      body: (n: number) => ({ nombre: `Cambio ${n}`, listaVerificacion: de(listas, n) }),
      roto: { nombre: 'Rota', listaVerificacion: ninguna },
    },
    subcaracteristica: {
      url: `/subcaracteristicas/${await crear.subcaracteristica(metricas)}`,
      body: (n: number) => ({ nombre: `Cambio ${n}`, metricas: [de(metricas, n)] }),
      roto: { nombre: 'Rota', metricas: [metricas[1], ninguna] },
    },
  };
}

const tipos = ['pauta', 'lista', 'metrica', 'subcaracteristica'];
const casoDe = (tipo: string) => {
  const caso = casos[tipo];
  if (caso === undefined) throw new Error(tipo);
  return caso;
};
const put = (url: string, body: object, etag?: string) =>
  t.call({ as: 'admin', method: 'PUT', url, body, headers: etag === undefined ? {} : { 'if-match': etag } });
const leer = (url: string) => t.call({ as: 'ana', method: 'GET', url });

describe.each(tipos)('a change of a record (%s)', (tipo) => {
  it('is one transaction with its entry in the audit trail, and answers with what is stored', async () => {
    const { url, body } = casoDe(tipo);
    const sentencias = await t.statementsOf(async () => {
      expect(await put(url, body(1))).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    });
    expect(sentencias.filter((sentencia) => sentencia.startsWith('insert into "auditoria"'))).toHaveLength(1);
    expect(sentencias.length).toBeLessThanOrEqual(7);
    const { body: leido, headers } = await leer(url);
    expect((await put(url, body(1))).body).toEqual(leido);
    expect(headers).toMatchObject({ etag: '"2"' });
  });

  it('writes levels and references only when they differ', async () => {
    const { url, body } = casoDe(tipo);
    const partes = async (contenido: object) => {
      const sentencias = await t.statementsOf(async () => {
        expect(await put(url, contenido)).toMatchObject({ status: 200 });
      });
      const deParte = /^\s*(?:insert into|delete from) "?(?:niveles|lista_pautas|subcar)/;
      return sentencias.filter((una) => deParte.test(una));
    };
    await put(url, body(1));
    expect(await partes(body(1))).toEqual([]);
    expect(await partes(body(2))).toHaveLength(tipo === 'metrica' ? 0 : 2);
  });

  it('answers with its own version and text among concurrent ones', async () => {
    const { url, body } = casoDe(tipo);
    const numeros = Array.from({ length: 12 }, (_, n) => n);
    const respuestas = await Promise.all(numeros.map((n) => put(url, body(n))));
    const textos = respuestas.map((respuesta) => JSON.stringify(respuesta.body));
    expect(textos.map((texto) => /Cambio \d+/.exec(texto)?.[0])).toEqual(numeros.map((n) => `Cambio ${n}`));
    const etags = respuestas.map(({ headers }) => headers['etag']);
    expect(new Set(etags).size).toBe(numeros.length);
    const { body: queda, headers } = await leer(url);
    expect(queda).toEqual(respuestas[etags.indexOf(headers['etag'])]?.body);
  });

  it('is stored once when several read the version, and the refused ones change nothing', async () => {
    const { url, body } = casoDe(tipo);
    const { etag } = (await leer(url)).headers;
    const respuestas = await Promise.all([1, 2, 3, 4].map((n) => put(url, body(n), String(etag))));
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
    expect((await leer(url)).body).toEqual(respuestas.find(({ status }) => status === 200)?.body);
  });

  it('stores nothing when the record is missing', async () => {
    const { url, body } = casoDe(tipo);
    const otra = url.replace(/[^/]+$/, ninguna);
    expect(await put(otra, body(1))).toMatchObject({ status: 404 });
    expect(await put(otra, body(1), '"1"')).toMatchObject({ status: 404 });
    expect(await leer(otra)).toMatchObject({ status: 404 });
  });
});

it.each(tipos.slice(1))(
  'a change of a record (%s) that refers to a missing record changes nothing, and is refused for it first',
  async (tipo) => {
    const { url, roto } = casoDe(tipo);
    const antes = await leer(url);
    for (const etag of [undefined, '"1"']) expect(await put(url, roto, etag)).toMatchObject({ status: 400 });
    expect(await put(url.replace(/[^/]+$/, ninguna), roto)).toMatchObject({ status: 400 });
    const despues = await leer(url);
    expect([despues.body, despues.headers['etag']]).toEqual([antes.body, antes.headers['etag']]);
  },
);
