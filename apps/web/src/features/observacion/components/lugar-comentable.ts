/** Something of the delivery that a comment can be about. */
export interface LugarComentable {
  readonly lugar: 'respuesta' | 'accion' | 'incidencia';
  readonly clave: string;
  readonly texto: string;
}
