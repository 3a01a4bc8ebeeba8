import type { Commit } from '../commit.ts';
import { adds, addsLines, changes, rewrites } from '../edits.ts';
import { app, catalogo, inventario, moneda, pagina, precios, tipos } from './files.ts';
import { nested, unchecked } from './order-route.ts';

/** From the empty page to the stock of each store. */
export const beginning: readonly Commit[] = [
  {
    at: '2024-09-16T09:10:00Z',
    subject: 'Empieza la tienda: una página vacía',
    edits: [
      ...['package.json', 'tsconfig.json', 'sonar-project.properties', 'publico/index.html'].map(adds),
      ...['src/main.tsx', pagina].map(adds),
    ],
  },
  {
    at: '2024-09-19T16:25:00Z',
    subject: 'Escribe los importes en céntimos',
    edits: [adds(moneda)],
  },
  { at: '2024-09-23T10:40:00Z', subject: 'Describe los productos', edits: [adds(tipos)] },
  {
    at: '2024-09-26T17:05:00Z',
    subject: 'Muestra el catálogo',
    edits: [
      adds(catalogo),
      addsLines(pagina, 'import type { Producto }'),
      addsLines(pagina, 'import { ListaProductos }', 2),
      addsLines(pagina, 'const productos: Producto[] = [];', 2),
      addsLines(pagina, '{/* El catálogo va primero', 3),
    ],
  },
  {
    at: '2024-10-03T11:30:00Z',
    subject: 'Pide los productos al servidor',
    edits: [
      ...['src/servicios/http.js', app].map(adds),
      addsLines('package.json', '"express"'),
      changes('tsconfig.json', '["src"]', '["src", "servidor"]'),
      addsLines(pagina, "from 'react'", 2),
      addsLines(pagina, "from '../servicios/http.js'"),
      addsLines(pagina, 'const [fallo, setFallo]', 8),
      addsLines(pagina, 'if (fallo !== null) {', 4),
      changes(
        pagina,
        'const productos: Producto[] = [];',
        'const [productos, setProductos] = useState<Producto[]>([]);',
      ),
    ],
  },
  {
    at: '2024-10-07T09:50:00Z',
    subject: 'Da estilo al catálogo y a los botones',
    edits: [adds('estilos/base.css'), addsLines('publico/index.html', 'rel="stylesheet"')],
  },
  {
    at: '2024-10-14T15:15:00Z',
    subject: 'Añade el carrito',
    edits: [
      adds('src/componentes/Carrito.jsx'),
      addsLines(moneda, 'Suma importes', 4),
      addsLines(tipos, 'export interface Linea', 5),
      addsLines(pagina, "from './Carrito.jsx'"),
      changes(pagina, 'import type { Producto }', 'import type { Linea, Producto }'),
      addsLines(pagina, 'const [lineas, setLineas]'),
      addsLines(pagina, 'const anadir', 5),
      changes(pagina, 'alElegir={() => undefined}', 'alElegir={anadir}'),
      addsLines(pagina, '<Carrito', 1),
    ],
  },
  {
    at: '2024-10-17T12:20:00Z',
    subject: 'Calcula el total del carrito',
    edits: [
      adds(precios),
      changes(pagina, '{ useEffect, useState }', '{ useEffect, useMemo, useState }'),
      addsLines(pagina, "from '../dominio/moneda'", 2),
      addsLines(pagina, 'const total = useMemo', 2),
      addsLines(pagina, '<p>Total:'),
    ],
  },
  {
    at: '2024-10-24T10:05:00Z',
    subject: 'Aplica el IVA reducido a los libros',
    edits: [
      addsLines(precios, 'const IVA_LIBROS'),
      changes(
        precios,
        'return IVA_GENERAL;',
        "return producto.categoria === 'libro' ? IVA_LIBROS : IVA_GENERAL;",
      ),
      changes(precios, 'tipoDeIva()', 'tipoDeIva(producto: Producto)'),
      changes(precios, 'import type { Linea }', 'import type { Linea, Producto }'),
    ],
  },
  {
    at: '2024-10-31T16:45:00Z',
    subject: 'Junta las unidades de un mismo producto',
    edits: [addsLines(pagina, 'const otra = antes.find', 9)],
  },
  {
    at: '2024-11-05T09:30:00Z',
    subject: 'Guarda clientes y pedidos en el navegador',
    edits: [adds('src/servicios/guardado.ts'), addsLines(tipos, 'export type EstadoPedido', 16)],
  },
  {
    at: '2024-11-11T11:55:00Z',
    subject: 'Hace un descuento a los socios',
    edits: [
      addsLines(precios, '// El descuento depende', 11),
      changes(precios, '{ Linea, Producto }', '{ Linea, Pedido, Producto }'),
    ],
  },
  {
    at: '2024-11-14T17:10:00Z',
    subject: 'Abre pedidos y los hace avanzar',
    edits: [adds('src/dominio/pedidos.ts')],
  },
  {
    at: '2024-11-21T10:15:00Z',
    subject: 'Recibe pedidos en el servidor',
    edits: [addsLines(app, "app.post('/api/pedidos'", 6), addsLines(app, 'const pedidos = []')],
  },
  {
    at: '2024-11-28T15:40:00Z',
    subject: 'Premia la antigüedad y las compras grandes',
    edits: [
      rewrites(precios, 'if (cliente.antiguedad > 5)', 7, '      descuento += 5;'),
      addsLines(precios, 'for (const linea of pedido.lineas)', 7),
    ],
  },
  {
    at: '2024-12-02T09:20:00Z',
    subject: 'Añade la campaña de diciembre',
    edits: [
      addsLines(precios, 'if (cliente.direccion !== null', 3),
      changes(precios, '(pedido: Pedido)', '(pedido: Pedido, hoy: Date)'),
    ],
  },
  {
    at: '2024-12-09T16:30:00Z',
    subject: 'Comprueba los pedidos que llegan',
    edits: [changes(app, unchecked, nested)],
  },
  {
    at: '2024-12-16T12:35:00Z',
    subject: 'Lleva las existencias de cada almacén',
    edits: [adds(inventario)],
  },
];
