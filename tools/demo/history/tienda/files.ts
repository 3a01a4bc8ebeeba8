/** Files that several commits change. */
export const app = 'servidor/app.cjs';
export const moneda = 'src/dominio/moneda.ts';
export const tipos = 'src/dominio/tipos.ts';
export const precios = 'src/dominio/precios.ts';
export const inventario = 'src/dominio/inventario.js';
export const pagina = 'src/componentes/Tienda.tsx';
export const catalogo = 'src/componentes/ListaProductos.tsx';
export const pago = 'src/componentes/FormularioPago.tsx';
