/** A refusal that belongs to HTTP and not to the domain: 401, 405, 422, 429 and the like. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly codigo: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    codigo: string,
    mensaje: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(mensaje);
    this.status = status;
    this.codigo = codigo;
    this.headers = headers;
  }
}

/** No token, or an invalid one. */
export function sinSesion(mensaje = 'Inicie sesión para continuar.'): HttpProblem {
  return new HttpProblem(401, 'sin-sesion', mensaje, { 'WWW-Authenticate': 'Bearer' });
}

/** Signed in, but the permission table allows the person's roles nothing here. */
export function sinPermiso(): HttpProblem {
  return new HttpProblem(403, 'sin-permiso', 'Su cuenta no tiene permiso para hacer esto.');
}
