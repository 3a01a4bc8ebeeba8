import type { Commit } from '../commit.ts';
import { adds, addsLines, changes, deletesCopy, rewrites } from '../edits.ts';
import { app, catalogo, inventario, precios } from './files.ts';
import { nested } from './order-route.ts';

/** Up to today: the copy and the nested checks go, prices and stock grow. */
export const secondDelivery: readonly Commit[] = [
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
    edits: [rewrites(app, "app.post('/api/pedidos'", 18, nested)],
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
      rewrites(
        catalogo,
        '<span className={producto.existencias === 0',
        1,
        '            <span className="precio">',
      ),
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
