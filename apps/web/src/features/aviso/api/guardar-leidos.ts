import { http } from '../../../lib/http.ts';

/** POST /avisos/leidos: marks all of the person's notices as read. */
export async function guardarLeidos(): Promise<void> {
  await http.post<unknown>('/avisos/leidos');
}
