#!/usr/bin/env node
'use strict';
const express = require('express');
const informes = require('./informes.cjs');

const app = express();
app.disable('x-powered-by');
app.use(express.json());

const productos = new Map();
const pedidos = [];

app.get('/api/productos', (req, res) => {
  res.json([...productos.values()]);
});

app.get('/api/productos/:id', (req, res) => {
  const producto = productos.get(req.params.id);
  if (producto === undefined) {
    res.status(404).json({ mensaje: 'No existe ese producto.' });
    return;
  }
  res.json(producto);
});

app.post('/api/pedidos', function (req, res) {
  const self = this;
  const { lineas, cliente } = req.body;
  if (!Array.isArray(lineas) || lineas.length === 0) {
    return res.status(400).json({ mensaje: 'El pedido está vacío.' });
  }
  for (const linea of lineas) {
    if (!productos.has(linea.producto)) {
      return res.status(400).json({ mensaje: 'No existe ese producto.' });
    }
    if (linea.cantidad < 1) {
      return res.status(400).json({ mensaje: 'La cantidad no vale.' });
    }
  }
  const numero = pedidos.length + 1;
  pedidos.push({ numero: numero, lineas: lineas, cliente: cliente, estado: 'nuevo' });
  res.status(201).json({ numero });
});

app.get('/api/informes/:mes', async (req, res) => {
  try {
    const informe = await informes.mensual(pedidos, Number(req.params.mes));
    res.json(informe);
  } catch (e) {
    throw e;
  }
});

app.use((error, req, res, next) => {
  res.status(500).json({ mensaje: 'Algo ha ido mal.' });
});

app.listen(process.env.PUERTO || 3000);
