import type { Commit } from '../commit.ts';
import { adds, addsLines, changes, renames, rewrites } from '../edits.ts';
import { app, inventario, pagina, pago, precios, tipos } from './files.ts';

/** Up to the first delivery: reports and their copy, coupons, payment, and the merge. */
export const firstDelivery: readonly Commit[] = [
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
    edits: [addsLines(precios, 'if (pedido.cupon !== undefined)', 11), addsLines(tipos, 'cupon?: string;')],
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
    edits: [addsLines(pago, 'if (!/^[0-9]{16}$/', 3), addsLines(pago, '{fallos.caducidad !== undefined')],
  },
  {
    at: '2025-03-13T10:25:00Z',
    subject: 'Exporta los informes a una hoja de cálculo',
    tag: 'entrega-1',
    edits: [adds('servidor/exportar.cjs')],
  },
];
