export const ramaPorDefecto = 'main';

/** A registered project, without its token (requisito: apart-token). */
export interface Proyecto {
  readonly _id: string;
  readonly nombre: string;
  readonly link: string;
  readonly branch: string;
  readonly idPersona: string;
  /** Key in the scanning service, made from the name once. */
  readonly clave: string;
}
