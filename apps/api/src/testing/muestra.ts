import { proyecto } from '@mantenible/contracts/proyecto';
import type { GuardarRespuestas } from '@mantenible/contracts/respuesta';
import type { Db } from '@mantenible/db';

import type { TestApp } from './test-app.ts';
import { people, type Person } from './tokens.ts';

/** A fixed UUID for a short number. */
export function uid(n: number): string {
  return `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

/** Ids of the sample catalogue. */
export const ids = {
  pautas: [uid(1), uid(2), uid(3), uid(4)],
  /** Guidelines 1 and 2; guideline 3; none; guideline 4 (no levels). */
  listas: [uid(11), uid(12), uid(13), uid(14)],
  metricas: [uid(21), uid(22), uid(23), uid(24), uid(25)],
  subs: [uid(31), uid(32), uid(33)],
} as const;

const momento = (n: number): Date => new Date(Date.UTC(2026, 0, 1, 0, 0, n));

/**
 * Catalogue: m21 → l11 (p1, p2), m22 → l12 (p3), m23 without list, m24 → l13 (empty), m25 → l14 (p4, no
 * levels); s31 = m21 + m22, s32 = m21, s33 = m23. Every guideline but p4 has the levels 0, 0.5 and 1.
 */
export async function sembrarCatalogo(db: Db): Promise<void> {
  const base = (id: string, i: number) => ({ id, version: 1, creado: momento(i) });
  const pautas = ids.pautas.map((id, i) => ({
    ...base(id, i),
    descripcion: `P${i + 1}`,
    pregunta: `¿P${i + 1}?`,
  }));
  await db.insertInto('pautas').values(pautas).execute();
  const niveles = ids.pautas
    .slice(0, 3)
    .flatMap((pauta_id) =>
      [0, 0.5, 1].map((valor, posicion) => ({ pauta_id, posicion, valor, descripcion: `Nivel ${valor}` })),
    );
  await db.insertInto('niveles').values(niveles).execute();
  const listas = ids.listas.map((id, i) => ({ ...base(id, i), nombre: `L${i + 1}` }));
  await db.insertInto('listas_verificacion').values(listas).execute();
  const dentro = [
    [0, 0, 0],
    [0, 1, 1],
    [1, 2, 0],
    [3, 3, 0],
  ] as const;
  const enLista = dentro.map(([lista, pauta, posicion]) => ({
    lista_id: ids.listas[lista],
    pauta_id: ids.pautas[pauta],
    posicion,
  }));
  await db.insertInto('lista_pautas').values(enLista).execute();
  const listaDe = [ids.listas[0], ids.listas[1], null, ids.listas[2], ids.listas[3]];
  const metricas = ids.metricas.map((id, i) => ({
    ...base(id, i),
    nombre: `M${i + 1}`,
    lista_id: listaDe[i] ?? null,
  }));
  await db.insertInto('metricas').values(metricas).execute();
  const subs = ids.subs.map((id, i) => ({ ...base(id, i), nombre: `S${i + 1}` }));
  await db.insertInto('subcaracteristicas').values(subs).execute();
  const deSub = [
    [0, 0, 0],
    [0, 1, 1],
    [1, 0, 0],
    [2, 2, 0],
  ] as const;
  const enSub = deSub.map(([sub, metrica, posicion]) => ({
    subcaracteristica_id: ids.subs[sub],
    metrica_id: ids.metricas[metrica],
    posicion,
  }));
  await db.insertInto('subcaracteristica_metricas').values(enSub).execute();
}

/** A token that only its owner may read. */
export const tokenCanario = 'ghp_CANARIO7f3a91';

export function cuerpoProyecto(as: Person, nombre: string) {
  const link = 'https://github.com/usuario/repositorio';
  return { nombre, link, branch: 'main', githubtoken: tokenCanario, idPersona: people[as].sub };
}

/** A project created through the API. */
export async function crearProyecto(
  app: TestApp,
  as: Person = 'ana',
  nombre = 'Tienda en línea',
  cambios: { readonly link?: string } = {},
) {
  const body = { ...cuerpoProyecto(as, nombre), ...cambios };
  const creado = await app.call({ as, method: 'POST', url: '/proyectos', body });
  return proyecto.parse(creado.body);
}

/** Deletes every project, with the reservations of keys. */
export async function vaciarProyectos({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db.deleteFrom('proyectos_todos').execute();
  await db.deleteFrom('reservas_clave').execute();
}

/** An answer in the format of the page. */
export function responder(lista: number, pauta: number, valor: number | null, comentario = '') {
  return { listaVerificacion: uid(10 + lista), pautaId: uid(pauta), valor, comentario };
}

/** A whole test of metric m21 (p1 and p2). */
export function pruebaDeMetrica(
  proyectoId: string,
  cambios: Partial<GuardarRespuestas> = {},
): GuardarRespuestas {
  return {
    proyectoId,
    tipo: 'singleMetrica',
    metricaId: uid(21),
    intentos: 1,
    nombre: 'Primera prueba',
    respuestas: [responder(1, 1, 1), responder(1, 2, 0.5, 'a medias')],
    ...cambios,
  };
}

/** Saves a test through the API, under a client's key if one is given. */
export function guardarPrueba(app: TestApp, body: object, as: Person | null = 'ana', clave?: string) {
  const headers = clave === undefined ? {} : { 'idempotency-key': clave };
  return app.call({ as, method: 'POST', url: '/respuestas/guardar-respuestas', body, headers });
}
