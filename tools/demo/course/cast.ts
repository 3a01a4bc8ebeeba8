import { randomBytes } from 'node:crypto';

import { z } from 'zod';

import { enter, type Account } from '../project.ts';
import { instantOf, localMinute, type Minute } from './calendar.ts';
import type { PastServer } from './past-server.ts';
import type { Person } from './people.ts';

const delivered = z.object({ clave: z.string() });

/** The people of the course, who act through the API at the times of the past server. */
export class Cast {
  readonly #server: PastServer;
  readonly #today: Date;
  readonly #passwords: Map<string, string>;
  readonly #initial = new Map<string, string>();
  /** Signed in since the clock last moved: a session does not outlast days. */
  readonly #inside = new Map<string, Account>();

  constructor(server: PastServer, today: Date, admin: string) {
    this.#server = server;
    this.#today = today;
    this.#passwords = new Map([['admin', admin]]);
  }

  /** Passwords of the accounts that were created. */
  get passwords(): ReadonlyMap<string, string> {
    return new Map([...this.#passwords].filter(([usuario]) => usuario !== 'admin'));
  }

  async moveTo(minute: Minute): Promise<void> {
    await this.#server.moveTo(instantOf(minute, this.#today));
    this.#inside.clear();
  }

  localMinute(minute: Minute): string {
    return localMinute(minute, this.#today);
  }

  /** Creates an account; its person chooses another password when they first act. */
  async create({ usuario, nombre }: Person, rol: 'docente' | 'estudiante'): Promise<void> {
    const admin = await this.as('admin');
    const account = { usuario, nombre, correo: correoDe(usuario), rol };
    this.#initial.set(usuario, delivered.parse(await admin.call('POST', '/cuentas', account)).clave);
    this.#passwords.set(usuario, randomBytes(12).toString('base64url'));
  }

  async as(usuario: string): Promise<Account> {
    const there = this.#inside.get(usuario);
    if (there) return there;
    const own = this.#passwords.get(usuario) ?? '';
    const initial = this.#initial.get(usuario);
    const { base } = this.#server;
    const account = await (initial === undefined
      ? enter(base, usuario, own)
      : enter(base, usuario, initial, own));
    this.#initial.delete(usuario);
    this.#inside.set(usuario, account);
    return account;
  }
}

export const correoDe = (usuario: string) => `${usuario}@universidad.example`;
