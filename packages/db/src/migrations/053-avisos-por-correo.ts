import { sql, type Kysely } from 'kysely';

/**
 * Notices by mail: the choice of each person with the state of the mails to it, and the notices that wait for one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table avisos_por_correo (
    sub text primary key,
    activo boolean not null,
    -- Address that the provider vouched for; null while it is off.
    correo text,
    -- No mail before it: a server is sending one, the last one failed, or one went a short time ago.
    turno timestamptz,
    -- Failed attempts since the last mail.
    intentos integer not null,
    ultimo timestamptz,
    -- Why the last attempt failed; null after a mail.
    fallo text,
    fallo_momento timestamptz
  )`.execute(db);
  await sql`alter table avisos add column por_enviar timestamptz`.execute(db);
  await sql`create index avisos_por_enviar on avisos (sub) where por_enviar is not null`.execute(db);
}
