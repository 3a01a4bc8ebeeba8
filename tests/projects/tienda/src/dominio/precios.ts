import { sumar } from './moneda';
import type { Cliente, Linea, Pedido, Producto } from './tipos';

const IVA_GENERAL = 21;
const IVA_LIBROS = 4;

/** Tipo de IVA que le toca a un producto, en tanto por ciento. */
export function tipoDeIva(producto: Producto): number {
  return producto.categoria === 'libro' ? IVA_LIBROS : IVA_GENERAL;
}

// El descuento depende de casi todo; creció con cada campaña.
export function calcularDescuento(pedido: Pedido, hoy: Date): number {
  let descuento = 0;
  const cliente = pedido.cliente;
  if (cliente !== null) {
    if (cliente.socio) {
      if (cliente.antiguedad > 5) {
        descuento += 15;
      } else if (cliente.antiguedad > 2) {
        descuento += 10;
      } else {
        descuento += 5;
      }
      for (const linea of pedido.lineas) {
        if (linea.producto.categoria === 'regalo' && linea.cantidad > 3) {
          descuento += 1;
        } else if (linea.cantidad > 10 || linea.producto.precio > 10_000) {
          descuento += 2;
        }
      }
    }
    if (cliente.direccion !== null && cliente.direccion.pais === 'ES') {
      descuento += hoy.getMonth() === 11 ? 5 : 0;
    }
  }
  if (pedido.cupon !== undefined) {
    switch (pedido.cupon) {
      case 'PRIMAVERA':
        if (hoy.getMonth() >= 2 && hoy.getMonth() <= 4) {
          descuento += 10;
        }
        break;
      case 'VERANO':
        if (hoy.getMonth() >= 5 && hoy.getMonth() <= 7) {
          descuento += 12;
        }
        break;
      default:
        descuento += 1;
    }
  }
  return descuento > 40 ? 40 : descuento;
}

export function totalDeLineas(lineas: readonly Linea[]): number {
  return sumar(lineas.map((linea) => linea.producto.precio * linea.cantidad));
}

export function gastosDeEnvio(cliente: Cliente | null, total: number): number {
  return total > 5000 ? 0 : cliente === null ? 600 : cliente.socio ? 0 : cliente.direccion?.pais === 'ES' ? 400 : 900;
}

export function importeFinal(
  base: number,
  iva: number,
  descuento: number,
  envio: number,
  recargo: number,
  propina: number,
  redondeo: number,
  cupon: number,
): number {
  const conDescuento = base - (base * descuento) / 100;
  const conIva = conDescuento + (conDescuento * iva) / 100;
  return Math.round(conIva + envio + recargo + propina + redondeo - cupon);
}
