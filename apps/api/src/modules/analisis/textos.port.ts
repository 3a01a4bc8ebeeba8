export interface TextoSellado {
  readonly cifrado: string;
  readonly clave: string;
}

/** Encrypts texts of repositories, each bound to the place where it is stored. */
export interface CofreTextos {
  encrypt(plain: string, rowId: string): TextoSellado;
  decrypt(cifrado: string, clave: string, rowId: string): string;
}
