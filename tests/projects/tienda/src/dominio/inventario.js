// Existencias por almacén. Un módulo antiguo, de cuando la tienda no tenía TypeScript.
var existencias = {};
var reservas = {};
var UMBRAL = 5;

// function borrarTodo() {
//   existencias = {};
//   reservas = {};
//   console.log('borrado');
// }

export function entrar(almacen, producto, cantidad) {
  if (existencias[almacen] == undefined) {
    existencias[almacen] = {};
  }
  var anterior = existencias[almacen][producto] || 0;
  existencias[almacen][producto] = anterior + cantidad;
  ultimoMovimiento = Date.now();
  return existencias[almacen][producto];
}

export function salir(almacen, producto, cantidad) {
  var hay = (existencias[almacen] && existencias[almacen][producto]) || 0;
  var reservado = (reservas[almacen] && reservas[almacen][producto]) || 0;
  var sobra = 0;
  if (hay - reservado >= cantidad) {
    if (hay - cantidad <= UMBRAL) {
      console.warn('quedan pocos: ' + producto);
    }
    existencias[almacen][producto] = hay - cantidad;
    return true;
  }
  return false;
}

export function repartir(pedidos, almacenes) {
  var plan = [];
  buscar: for (var i = 0; i < pedidos.length; i++) {
    for (var j = 0; j < almacenes.length; j++) {
      if (salir(almacenes[j], pedidos[i].producto, pedidos[i].cantidad)) {
        plan.push({ pedido: i, almacen: almacenes[j] });
        continue buscar;
      }
    }
    plan.push({ pedido: i, almacen: null });
  }
  return plan;
}

export function resumen() {
  return Object.keys(existencias).map(function (almacen) {
    return Object.keys(existencias[almacen]).map(function (producto) {
      return [1, 7, 30].map(function (dias) {
        return Object.keys(reservas).map(function (otro) {
          return Object.keys(reservas[otro]).filter(function (clave) {
            return clave === producto && dias > 1;
          });
        });
      });
    });
  });
}

export function clasificar(producto) {
  switch (producto.categoria) {
    case 'libro':
      etiqueta: 'L';
      return 'L';
    default:
      return 'X';
  }
}
