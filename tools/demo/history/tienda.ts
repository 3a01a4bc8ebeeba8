import { adds, addsLines, changes, deletesCopy, renames, rewrites } from './edits.ts';
import type { Commit } from './commit.ts';

const app = 'servidor/app.cjs';
const moneda = 'src/dominio/moneda.ts';
const tipos = 'src/dominio/tipos.ts';
const precios = 'src/dominio/precios.ts';
const inventario = 'src/dominio/inventario.js';
const pagina = 'src/componentes/Tienda.tsx';
const catalogo = 'src/componentes/ListaProductos.tsx';
const pago = 'src/componentes/FormularioPago.tsx';

const pedidoSinComprobar = `app.post('/api/pedidos', (req, res) => {
  const numero = pedidos.length + 1;
  pedidos.push({ numero, lineas: req.body.lineas, estado: 'nuevo' });
  res.status(201).json({ numero });
});`;

/** The check of an order before it was mended: nested seven deep, each refusal far from its reason. */
const pedidoAnidado = `app.post('/api/pedidos', function (req, res) {
  const self = this;
  const lineas = req.body.lineas;
  const cliente = req.body.cliente;
  if (Array.isArray(lineas)) {
    if (lineas.length > 0) {
      let vale = true;
      let mensaje = '';
      for (const linea of lineas) {
        if (productos.has(linea.producto)) {
          if (linea.cantidad >= 1) {
            if (linea.cantidad > 100) {
              if (cliente === undefined || !cliente.socio) {
                vale = false;
                mensaje = 'Solo los socios compran más de cien unidades.';
              }
            }
          } else {
            vale = false;
            mensaje = 'La cantidad no vale.';
          }
        } else {
          vale = false;
          mensaje = 'No existe ese producto.';
        }
      }
      if (vale) {
        const numero = pedidos.length + 1;
        pedidos.push({ numero: numero, lineas: lineas, cliente: cliente, estado: 'nuevo' });
        res.status(201).json({ numero });
      } else {
        res.status(400).json({ mensaje });
      }
    } else {
      res.status(400).json({ mensaje: 'El pedido está vacío.' });
    }
  } else {
    res.status(400).json({ mensaje: 'El pedido está vacío.' });
  }
});`;

/** The shop from its empty page on, one commit after another; paths within its folder. */
export const tienda: readonly Commit[] = [
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
      addsLines(pagina, "import type { Producto }"),
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
      changes(pagina, 'const productos: Producto[] = [];', 'const [productos, setProductos] = useState<Producto[]>([]);'),
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
      changes(precios, 'return IVA_GENERAL;', "return producto.categoria === 'libro' ? IVA_LIBROS : IVA_GENERAL;"),
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
    edits: [changes(app, pedidoSinComprobar, pedidoAnidado)],
  },
  {
    at: '2024-12-16T12:35:00Z',
    subject: 'Lleva las existencias de cada almacén',
    edits: [adds(inventario)],
  },
  {
    at: '2025-01-13T10:50:00Z',
    subject: 'Cobra los gastos de envío',
    edits: [addsLines(precios, 'export function gastosDeEnvio', 4)],
  },
  {
    at: '2025-01-16T17:25:00Z',
    subject: 'Informa de las ventas de cada mes',
    edits: [
      adds('servidor/informes.cjs'),
      addsLines(app, "require('./informes.cjs')"),
      addsLines(app, "app.get('/api/informes/:mes'", 9),
    ],
  },
  {
    at: '2025-01-23T09:40:00Z',
    subject: 'Informa también de cada año',
    edits: [
      rewrites('servidor/informes.cjs', '// Informes de ventas', 1, '// Informes de ventas.'),
      addsLines('servidor/informes.cjs', 'function anual', 22),
      changes('servidor/informes.cjs', '{ mensual }', '{ mensual, anual }'),
    ],
  },
  {
    at: '2025-01-28T11:05:00Z',
    subject: 'Da a la caja del navegador el nombre de su clase',
    edits: [renames('src/servicios/guardado.ts', 'src/servicios/almacen.ts')],
  },
  {
    at: '2025-02-04T15:50:00Z',
    subject: 'Añade el cupón de primavera',
    edits: [
      addsLines(precios, 'if (pedido.cupon !== undefined)', 11),
      addsLines(tipos, 'cupon?: string;'),
    ],
  },
  {
    at: '2025-02-06T10:30:00Z',
    subject: 'Informa de cada trimestre',
    edits: [
      adds('servidor/informes-trimestre.cjs'),
      addsLines(app, "require('./informes-trimestre.cjs')"),
      addsLines(app, "app.get('/api/trimestres/:trimestre'", 4),
    ],
  },
  {
    at: '2025-02-13T16:15:00Z',
    subject: 'Añade el formulario de pago',
    edits: [
      adds(pago),
      addsLines(pagina, "from './FormularioPago'"),
      addsLines(pagina, 'const [pagando, cambiarPago]'),
      addsLines(pagina, '{lineas.length && <button', 2),
    ],
  },
  {
    at: '2025-02-24T12:00:00Z',
    subject: 'Une la rama de la biblioteca',
    merges: true,
    edits: [],
  },
  {
    at: '2025-02-27T09:15:00Z',
    subject: 'Reparte los pedidos entre los almacenes',
    edits: [addsLines(inventario, 'export function repartir', 14)],
  },
  {
    at: '2025-03-06T17:40:00Z',
    subject: 'Comprueba la tarjeta antes de pagar',
    edits: [
      addsLines(pago, 'if (!/^[0-9]{16}$/', 3),
      addsLines(pago, '{fallos.caducidad !== undefined'),
    ],
  },
  {
    at: '2025-03-13T10:25:00Z',
    subject: 'Exporta los informes a una hoja de cálculo',
    tag: 'entrega-1',
    edits: [adds('servidor/exportar.cjs')],
  },
  {
    at: '2025-03-20T15:05:00Z',
    subject: 'Calcula el importe final, con su recargo',
    edits: [addsLines(precios, 'export function importeFinal', 12)],
  },
  {
    at: '2025-03-27T11:45:00Z',
    subject: 'Quita el informe trimestral, que era una copia',
    edits: [
      deletesCopy('servidor/informes-trimestre.cjs', 'servidor/informes.cjs', {
        mensual: 'trimestral',
        'pedido.mes !== mes': 'Math.ceil(pedido.mes / 3) !== trimestre',
        ', mes)': ', trimestre)',
      }),
      changes(
        app,
        "const informes = require('./informes.cjs');\nconst trimestres = require('./informes-trimestre.cjs');\n",
        "const informes = require('./informes.cjs');\n",
      ),
      changes(
        app,
        `app.get('/api/trimestres/:trimestre', (req, res) => {
  res.json(trimestres.trimestral(pedidos, Number(req.params.trimestre)));
});

app.use((error`,
        'app.use((error',
      ),
    ],
  },
  {
    at: '2025-04-03T16:55:00Z',
    subject: 'Comprueba los pedidos sin anidar condiciones',
    edits: [rewrites(app, "app.post('/api/pedidos'", 18, pedidoAnidado)],
  },
  {
    at: '2025-04-10T09:35:00Z',
    subject: 'Añade el cupón de verano',
    edits: [addsLines(precios, "case 'VERANO'", 5)],
  },
  {
    at: '2025-04-24T12:10:00Z',
    subject: 'Distingue los productos agotados y los últimos',
    edits: [
      adds('estilos/catalogo.scss'),
      addsLines(catalogo, 'function Agotado()', 4),
      rewrites(catalogo, "<span className={producto.existencias === 0", 1, '            <span className="precio">'),
      addsLines(catalogo, '{producto.existencias === 0 && <Agotado />}'),
    ],
  },
  {
    at: '2025-04-29T17:20:00Z',
    subject: 'Envía gratis a los socios y más barato a España',
    edits: [
      rewrites(
        precios,
        'export function gastosDeEnvio',
        2,
        'export function gastosDeEnvio(total: number): number {\n  return total > 5000 ? 0 : 600;',
      ),
      changes(precios, '{ Linea, Pedido, Producto }', '{ Cliente, Linea, Pedido, Producto }'),
    ],
  },
  {
    at: '2025-05-08T10:00:00Z',
    subject: 'Trae los productos del programa antiguo',
    edits: [
      adds('scripts/migrar.mjs'),
      changes('tsconfig.json', '["src", "servidor"]', '["src", "servidor", "scripts"]'),
    ],
  },
  {
    at: '2025-05-15T16:05:00Z',
    subject: 'Resume y clasifica las existencias',
    edits: [
      addsLines(inventario, 'export function resumen', 13),
      addsLines(inventario, 'export function clasificar', 9),
    ],
  },
  {
    at: '2025-05-22T11:15:00Z',
    subject: 'Compara los informes de dos periodos',
    edits: [
      addsLines('servidor/informes.cjs', 'function comparar', 17),
      changes('servidor/informes.cjs', '{ mensual, anual }', '{ mensual, anual, comparar }'),
    ],
  },
  {
    at: '2025-05-29T15:30:00Z',
    subject: 'Admite propina y redondeo',
    edits: [
      addsLines(precios, '  propina: number,'),
      addsLines(precios, '  redondeo: number,'),
      changes(precios, 'envio + recargo', 'envio + recargo + propina + redondeo'),
    ],
  },
  {
    at: '2025-06-05T10:45:00Z',
    subject: 'Pone el horario en la página',
    edits: [addsLines('publico/index.html', '<table>', 6)],
  },
  {
    at: '2025-06-12T12:30:00Z',
    subject: 'Descuenta el cupón del importe final',
    tag: 'entrega-2',
    edits: [
      addsLines(precios, '  cupon: number,'),
      changes(precios, 'propina + redondeo)', 'propina + redondeo - cupon)'),
    ],
  },
];
