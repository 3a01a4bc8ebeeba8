import type { TestApp } from './test-app.ts';
import { people } from './tokens.ts';

interface Lugar {
  readonly entrega: string;
  readonly proyecto: string;
}

/** Rows of one statement. */
const porSentencia = 500;

/** Stores so many comments of Dora on the whole of a delivery, shown at once, all of the same moment. */
export async function sembrarComentarios(
  { db }: Pick<TestApp, 'db'>,
  { entrega, proyecto }: Lugar,
  cuantos: number,
  texto = 'x',
): Promise<void> {
  const momento = new Date(Date.UTC(2026, 0, 15));
  const comentario = () => ({
    id: crypto.randomUUID(),
    entrega_id: entrega,
    proyecto_id: proyecto,
    lugar: 'todo',
    clave: '',
    padre: null,
    texto,
    por: JSON.stringify({ sub: people.dora.sub, nombre: 'Dora' }),
    de_docente: true,
    cuando: 'ahora',
    resuelta: null,
    version: 1,
    creado: momento,
    cambiado: momento,
  });
  for (let desde = 0; desde < cuantos; desde += porSentencia) {
    const filas = Array.from({ length: Math.min(porSentencia, cuantos - desde) }, comentario);
    await db.insertInto('observaciones').values(filas).execute();
  }
}
