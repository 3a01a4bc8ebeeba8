// Informes de ventas. El mensual y el anual se copiaron y hoy casi no se distinguen.

function mensual(pedidos, mes) {
  const filas = [];
  let total = 0;
  let devueltos = 0;
  for (const pedido of pedidos) {
    if (pedido.mes !== mes) {
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
  return { filas, total, media, devueltos };
}

function anual(pedidos, ano) {
  const filas = [];
  let total = 0;
  let devueltos = 0;
  for (const pedido of pedidos) {
    if (pedido.ano !== ano) {
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
  return { filas, total, media, devueltos };
}

function comparar(actual, anterior) {
  var texto = '';
  if (actual.total > anterior.total) {
    texto = texto + 'Suben las ventas. ';
  } else if (actual.total < anterior.total) {
    texto = texto + 'Bajan las ventas. ';
  } else if (actual.total > anterior.total) {
    texto = texto + 'Suben mucho las ventas. ';
  }
  if (actual.devueltos > 10) {
    if (anterior.devueltos > 10) {
      texto += 'Siguen las devoluciones.';
    }
  }
  return texto;
}

module.exports = { mensual, anual, comparar };
