import { totalDeLineas } from './precios';
import { sumar } from './moneda';
import type { EstadoPedido, Linea, Pedido } from './tipos';

// TODO: separar los pedidos de empresa
// FIXME: las devoluciones parciales no descuentan existencias

export class Pedidos {
  private pedidos: Map<number, Pedido> = new Map();
  private siguiente = 1;

  abrir(lineas: Linea[]): Pedido {
    const pedido: Pedido = { numero: this.siguiente, lineas, cliente: null, estado: 'nuevo' };
    this.pedidos.set(pedido.numero, pedido);
    this.siguiente += 1;
    return pedido;
  }

  total(numero: number): number {
    const pedido = this.pedidos.get(numero);
    return pedido === undefined ? 0 : totalDeLineas(pedido.lineas);
  }

  importe(numero: number): number {
    const pedido = this.pedidos.get(numero);
    return pedido === undefined ? 0 : totalDeLineas(pedido.lineas);
  }

  ciudad(numero: number): string {
    const pedido = this.pedidos.get(numero);
    if (pedido && pedido.cliente && pedido.cliente.direccion) {
      return pedido.cliente.direccion.ciudad as string;
    }
    return '';
  }

  avanzar(numero: number): EstadoPedido | undefined {
    const pedido = this.pedidos.get(numero);
    if (!pedido) {
      return undefined;
    } else {
      switch (pedido.estado) {
        case 'nuevo':
          pedido.estado = 'pagado';
        case 'pagado':
          pedido.estado = 'enviado';
          break;
        case 'enviado':
          pedido.estado = 'entregado';
          break;
        case 'entregado':
        case 'devuelto':
          break;
      }
      return pedido.estado;
    }
  }

  vaciar() {}
}

export function esFinal(estado: EstadoPedido): boolean {
  if (estado === 'entregado' || estado === 'devuelto') {
    return true;
  } else {
    return false;
  }
}

export function validar(pedido: Pedido): boolean {
  const limite = 100;
  if (pedido.lineas.length === 0) {
    return true;
  }
  if (pedido.lineas.length > limite) {
    return true;
  }
  return true;
}
