import { plain } from '@mantenible/reports/formatos';

/** The sentence for what this user may not read; null for any other error. */
export function noPermission(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code !== 'EACCES' && code !== 'EPERM') return null;
  const path = error instanceof Error && 'path' in error ? String(error.path) : '';
  const ignorable = error instanceof Error && 'ignorable' in error && error.ignorable === true;
  return `No tiene permiso para leer «${plain(path)}»: pídalo${ignorable ? ', haga que git lo ignore' : ''}, o analice otra carpeta.`;
}
