// Program: `node flood.ts KIND ORIGIN SECONDS ADDRESSES`. 250 connections that request without a pause, from one loopback
// address or 250, at the lowest priority; prints how many answers had each status.
import { randomUUID } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { authorizePath, LocalBrowser, pathOf, type Answer } from './browser.ts';

const connections = 250;

setPriority(constants.priority.PRIORITY_LOW);
const [kind = '', origin = '', seconds = '60', addresses = '1'] = process.argv.slice(2);
const until = performance.now() + Number(seconds) * 1000;
const statuses: Record<string, number> = {};

/** What one connection does once. */
const kinds: Record<string, (browser: LocalBrowser, state: { form: string }) => Promise<Answer>> = {
  salud: (browser) => browser.send('/mantenible/api/salud'),
  documento: (browser) => browser.send('/mantenible/api/docs/json'),
  pagina: (browser) => browser.send('/mantenible/'),
  proveedor: (browser) => browser.send(authorizePath(origin)),
  desconocidas: (browser) => browser.send(`/mantenible/${randomUUID()}`),
  acceso: async (browser, state) => {
    if (state.form === '') {
      const opened = await browser.send(authorizePath(origin));
      state.form = opened.status === 303 ? pathOf(opened.location) : '';
      return opened;
    }
    const answer = await browser.send(state.form, { usuario: randomUUID(), clave: 'una clave equivocada' });
    if (answer.status !== 400 && answer.status !== 429) state.form = '';
    return answer;
  },
};
const act = kinds[kind];
if (act === undefined) throw new Error(`unknown kind: ${kind}`);

await Promise.all(
  Array.from({ length: connections }, async (_unused, n) => {
    const address = addresses === '1' ? '127.0.0.1' : `127.0.1.${String(n + 1)}`;
    const browser = new LocalBrowser(origin, address);
    const state = { form: '' };
    while (performance.now() < until) {
      const { status } = await act(browser, state);
      statuses[status] = (statuses[status] ?? 0) + 1;
      // A server that refuses connections is not asked faster than it can answer.
      if (status === 0) await wait(100);
    }
    browser.close();
  }),
);
console.log(JSON.stringify(statuses));
process.exit(0);
