/** The route of new orders as it was first. */
export const unchecked = `app.post('/api/pedidos', (req, res) => {
  const numero = pedidos.length + 1;
  pedidos.push({ numero, lineas: req.body.lineas, estado: 'nuevo' });
  res.status(201).json({ numero });
});`;

/** The same with its first checks, before they were corrected: nested, each refusal far from its reason. */
export const nested = `app.post('/api/pedidos', function (req, res) {
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
            continue;
          }
        } else {
          vale = false;
          mensaje = 'No existe ese producto.';
          continue;
        }
      }
      if (vale == true) {
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
    return;
  }
});`;
