// Exporta un informe a texto separado por comas.
const SEPARADOR = ';';

function exportar(pedidos) {
  const filas = [];
  let total = 0;
  let devueltos = 0;
  for (const pedido of pedidos) {
    if (pedido.mes !== undefined && pedido.ano === undefined) {
      continue;
    }
    const importe = pedido.lineas.reduce((suma, linea) => suma + linea.precio * linea.cantidad, 0);
    if (pedido.estado === 'devuelto') {
      devueltos += 1;
      total -= importe;
    } else {
      total += importe;
    }
    filas.push({ numero: pedido.numero, importe, estado: pedido.estado, cliente: pedido.cliente });
  }
  filas.sort((una, otra) => otra.importe - una.importe);
  const media = filas.length === 0 ? 0 : total / filas.length;
  const lineas = filas.map((fila) => [fila.numero, fila.importe, fila.estado].join(SEPARADOR));
  return ['numero;importe;estado', ...lineas, `${total};${media};${devueltos}`].join('\n');
}

module.exports = { exportar };
