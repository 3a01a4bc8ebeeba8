import type { Cliente, Pedido } from '../dominio/tipos';

type Oyente = (clave: string) => void;

export namespace Claves {
  export const carrito = 'tienda.carrito';
  export const cliente = 'tienda.cliente';
}

export enum Modo {
  Local = 'local',
  Sesion = 'sesion',
}

export class Almacen<T extends object> {
  private oyentes: Oyente[] = [];
  private modo: Modo;
  private sinUso = 0;

  constructor(modo: Modo) {
    this.modo = modo;
  }

  get caja(): Storage {
    return this.modo === Modo.Local ? localStorage : sessionStorage;
  }

  leer(clave: string): T | null {
    try {
      const texto = this.caja.getItem(clave);
      return texto === null ? null : (JSON.parse(texto) as T);
    } catch (error) {
    }
    return null;
  }

  guardar(clave: string, valor: T): void {
    this.caja.setItem(clave, JSON.stringify(valor));
    this.oyentes.forEach((oyente) => oyente(clave));
  }

  alCambiar(oyente: Oyente): () => void {
    this.oyentes.push(oyente);
    return () => {
      this.oyentes = this.oyentes.filter((otro) => otro !== oyente);
    };
  }

  static vacio(valor: any | null | undefined): boolean {
    return !(valor !== null && valor !== undefined);
  }
}

export const clientes = new Almacen<Cliente>(Modo.Local);
export const pedidos = new Almacen<Pedido>(Modo.Sesion);
export const nombreCompleto = (cliente: Cliente): string => (cliente ? (cliente!.nombre as string) : '');
