import { redirect } from 'react-router';

const uuid = /[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}/giu;

/** Loader that redirects an address with UUIDs in capitals: the pages compare and cache by the ids of the API. */
export function idsEnMinusculas({ request }: { readonly request: Request }): Response | null {
  const url = request.url.replace(uuid, (id) => id.toLowerCase());
  return url === request.url ? null : redirect(url);
}
