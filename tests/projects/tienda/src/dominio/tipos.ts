import type { Centimos } from './moneda';

export interface Producto {
  readonly id: string;
  readonly nombre: string;
  readonly precio: Centimos;
  readonly existencias: number;
  readonly categoria: 'libro' | 'papeleria' | 'regalo';
  readonly foto?: string;
}

export interface Linea {
  readonly producto: Producto;
  readonly cantidad: number;
}

export type EstadoPedido = 'nuevo' | 'pagado' | 'enviado' | 'entregado' | 'devuelto';

export interface Cliente {
  nombre: string;
  correo: string;
  direccion: { calle: string; ciudad: string; pais: string } | null;
  socio: boolean;
  antiguedad: number;
}

export interface Pedido {
  numero: number;
  lineas: Linea[];
  cliente: Cliente | null;
  estado: EstadoPedido;
  cupon?: string;
}
