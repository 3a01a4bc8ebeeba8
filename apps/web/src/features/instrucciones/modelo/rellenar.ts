/** What a project's own instructions are filled in with. */
export interface Datos {
  readonly clave: string;
  readonly rama: string;
  readonly organizacion: string;
  readonly fuentes: string;
}

/** Puts the project's data into a sentence. */
export function rellenarTexto(texto: string, { rama }: Pick<Datos, 'rama'>): string {
  return texto.replaceAll('__RAMA__', () => rama);
}

/** sonar-project.properties with the project's data; what the person left blank stays marked. */
export function rellenarPropiedades(contenido: string, { clave, organizacion, fuentes }: Datos): string {
  const valores: Readonly<Record<string, string>> = {
    __CLAVE_PROYECTO__: clave,
    __ORGANIZACION__: enUnaLinea(organizacion),
    __FUENTES__: enUnaLinea(fuentes),
  };
  return contenido.replace(/__[A-Z]+(?:_[A-Z]+)*__/g, (marcador) => {
    const valor = valores[marcador] ?? '';
    return valor === '' ? marcador : valor;
  });
}

/** The workflow file: the branch stands in a double-quoted YAML string that GitHub reads as a pattern. */
export function rellenarFlujo(contenido: string, { rama }: Pick<Datos, 'rama'>): string {
  const patron = rama.replace(/[+!]/g, '\\$&');
  const texto = patron.replace(/["\\]/g, '\\$&');
  return contenido.replaceAll('__RAMA__', () => texto);
}

/** Backslashes and line ends have a meaning of their own in a properties file. */
function enUnaLinea(valor: string): string {
  return valor.replace(/\s+/g, ' ').trim().replaceAll('\\', '/');
}
