import { http } from '../../../lib/http.ts';

/** Those that were made until the newest one that the person was shown, or one. */
type AvisosVistos = { readonly hasta: string } | { readonly aviso: string };

/** POST /avisos/leidos: marks notices of the person as read. */
export async function guardarLeidos(vistos: AvisosVistos): Promise<void> {
  await http.post<unknown>(`/avisos/leidos?${new URLSearchParams(Object.entries(vistos)).toString()}`);
}
