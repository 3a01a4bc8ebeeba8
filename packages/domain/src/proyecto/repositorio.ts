import { camposInvalidos, type Detalle } from '../error/index.ts';
import { motivoLinkInvalido, motivoRamaInvalida } from './enlace.ts';
import { motivoEnlaceDePagina } from './recorte.ts';

/** Reason why a link cannot be that of a project's repository, in Spanish, or null. */
export function motivoRepositorioInvalido(link: string, permitirHttp: boolean): string | null {
  return motivoLinkInvalido(link, permitirHttp) ?? motivoEnlaceDePagina(link);
}

/** Refuses a wrong link or branch, both named at once. */
export function exigirRepositorio(
  { link, branch }: { readonly link: string; readonly branch: string },
  permitirHttp: boolean,
): void {
  const [primero, ...resto] = [
    ...detalle('link', motivoRepositorioInvalido(link, permitirHttp)),
    ...detalle('branch', motivoRamaInvalida(branch)),
  ];
  if (primero) throw camposInvalidos([primero, ...resto]);
}

function detalle(campo: string, mensaje: string | null): readonly Detalle[] {
  return mensaje === null ? [] : [{ campo, mensaje }];
}
