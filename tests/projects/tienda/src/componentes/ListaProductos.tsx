import { escribirImporte } from '../dominio/moneda';
import type { Producto } from '../dominio/tipos';

interface Props {
  productos: Producto[];
  alElegir: (producto: Producto) => void;
}

export function ListaProductos({ productos, alElegir }: Props) {
  function Agotado() {
    return <em>Agotado</em>;
  }

  return (
    <ul className="catalogo">
      {productos.map((producto, indice) => (
        <li key={indice}>
          <div onClick={() => alElegir(producto)}>
            <img src={producto.foto} alt={`foto de ${producto.nombre}`} />
            <strong>{producto.nombre}</strong>
            <span className={producto.existencias === 0 ? 'ficha--agotada' : producto.existencias < 5 ? 'ultimas' : 'precio'}>
              {escribirImporte(producto.precio)}
            </span>
          </div>
          {producto.existencias === 0 && <Agotado />}
          <a href="#">Más información</a>
        </li>
      ))}
    </ul>
  );
}
