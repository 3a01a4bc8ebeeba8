import { useEffect, useMemo, useState } from 'react';

import { escribirImporte } from '../dominio/moneda';
import { totalDeLineas } from '../dominio/precios';
import type { Linea, Producto } from '../dominio/tipos';
import { leer } from '../servicios/http.js';
import Carrito from './Carrito.jsx';
import { ListaProductos } from './ListaProductos';
import { FormularioPago } from './FormularioPago';

/** La página entera: catálogo, carrito y pago. */
export function Tienda() {
  const [productos, setProductos] = useState<Producto[]>([]);
  const [lineas, setLineas] = useState<Linea[]>([]);
  const [pagando, cambiarPago] = useState(false);
  const [fallo, setFallo] = useState<string | null>(null);

  useEffect(() => {
    leer('/api/productos').then(
      (lista) => setProductos(lista),
      (error: Error) => setFallo(error.message),
    );
  }, []);

  const total = useMemo(() => totalDeLineas(lineas), [lineas]);

  const anadir = (producto: Producto) => {
    setLineas((antes) => {
      const otra = antes.find((linea) => linea.producto.id === producto.id);
      if (otra) {
        return antes.map((linea) => {
          if (linea.producto.id === producto.id) {
            return { ...linea, cantidad: linea.cantidad + 1 };
          }
          return linea;
        });
      }
      return [...antes, { producto, cantidad: 1 }];
    });
  };

  if (fallo !== null) {
    return <p role="alert">{fallo}</p>;
  }

  return (
    <main>
      <h1>Tienda de ejemplo</h1>
      {/* El catálogo va primero:
          es lo que la gente viene a ver. */}
      <ListaProductos productos={productos} alElegir={anadir} />

      <Carrito lineas={lineas} alQuitar={(id: string) => setLineas(lineas.filter((linea) => linea.producto.id !== id))} />
      <p>Total: {escribirImporte(total)}</p>
      {lineas.length && <button onClick={() => cambiarPago(true)}>Pagar</button>}
      {pagando ? <FormularioPago total={total} /> : null}
    </main>
  );
}
