import { caller } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { measure, type MeasuredCall, type Spans } from '../lib/measure.ts';
import { guideline, records, seed } from '../lib/seed.ts';

const base = '/mantenible';

/** The administrator's password of a product that is measured. */
export const password = 'clave-de-la-medicion';
/** The address that answers 200 once the product serves. */
export const readyPath = `${base}/api/salud/listo`;

/** A call that is measured: `name` is its path without ids. */
export interface ApiCall extends MeasuredCall {
  readonly name: string;
  readonly url: string;
  /** A new access token, valid for a few minutes; '' for a call without one. */
  readonly freshToken: () => Promise<string>;
}

/** Fills an empty product with a catalogue and a test of 200 answers; gives the calls that are measured over it. */
export async function prepareCalls(origin: string): Promise<readonly ApiCall[]> {
  const api = `${origin}${base}/api`;
  const freshToken = () => signIn(origin + base, 'admin', password);
  const token = await freshToken();
  const test = await seed(caller(api, token), subjectOf(token));
  const pautas = records.parse(await caller(api, token)('GET', '/pautas'));
  const [first = { _id: '' }] = pautas;
  const get = (path: string, name = path): ApiCall => ({ name, url: api + path, method: 'GET', freshToken });
  return [
    { ...get('/salud'), freshToken: () => Promise.resolve('') },
    get('/pautas'),
    get(`/pautas/${first._id}`, '/pautas/{id}'),
    get('/listasVerificacion'),
    get('/metricas'),
    get('/subcaracteristicas'),
    get('/metricas/all'),
    get('/subcaracteristicas/all'),
    get(`/calculos/promedios/${test}`, '/calculos/promedios/{prueba de 200 respuestas}'),
    {
      ...get(`/pautas/${first._id}`, 'PUT /pautas/{id}'),
      method: 'PUT',
      body: guideline(0),
      paths: pautas.map(({ _id }) => `${base}/api/pautas/${_id}`),
    },
    { ...get('/pautas', 'POST /pautas'), method: 'POST', body: guideline(0) },
  ];
}

/** Measures a call with an access token of its own. */
export async function measureCall({ name, url, freshToken, ...call }: ApiCall, spans?: Spans) {
  return measure(name, url, await freshToken(), call, spans);
}
