import { answer, at } from './answer.ts';

/** Answers on code that is the same in both deliveries. */
const unchanged = {
  cycles: answer(
    'Ausencia de dependencias circulares',
    2,
    'madge --circular no encuentra ciclos en la tienda, ni pylint (cyclic-import) en la biblioteca; ninguna orden del repositorio los ejecuta.',
    at('tienda/package.json', 1, 11),
    at('biblioteca/biblioteca/__init__.py', 3, 7),
  ),
  interfaces: answer(
    'Interfaz pública de los módulos',
    0,
    'Ningún package.json tiene exports, ningún archivo de Python tiene __all__ y no hay reglas de importación: rutas/prestamos.py usa _socios, un nombre interno de rutas/socios.py.',
  ),
  state: answer(
    'Control del estado global compartido',
    1,
    'Dos de 32 archivos (6 %): rutas/libros.py quita libros de _libros, que es de catalogo.py, y rutas/prestamos.py añade el préstamo al socio que toma de _socios, que es de rutas/socios.py.',
    at('biblioteca/biblioteca/rutas/libros.py', 42),
    at('biblioteca/biblioteca/rutas/prestamos.py', 18, 28),
  ),
  declared: answer(
    'Dependencias declaradas y usadas',
    3,
    'package.json declara express, react y react-dom; requisitos.txt, Flask. El código importa las cuatro y ninguna más.',
    at('tienda/package.json', 6, 10),
    at('biblioteca/requisitos.txt', 1),
  ),
  hubs: answer(
    'Archivos de los que dependen muchos otros',
    3,
    'El que más, moneda.ts, se importa desde seis archivos; le siguen tipos.ts, con cinco, y modelos.py, con cuatro.',
    at('tienda/src/dominio/moneda.ts', 1, 16),
  ),
  limit: answer(
    'Límite de complejidad configurado',
    0,
    'No hay configuración de ESLint, Biome ni Ruff; los dos sonar-project.properties solo nombran el proyecto y sus fuentes.',
  ),
  long: answer(
    'Longitud de las funciones',
    4,
    'La más larga, Tienda, tiene 48 líneas (columna length de lizard).',
    at('tienda/src/componentes/Tienda.tsx', 12, 59),
  ),
};

/** Answers of Modularidad on the first delivery. */
export const firstDelivery = [
  answer(
    'Separación entre capas',
    1,
    'Hay carpetas por capa, pero 3 de 32 archivos (9 %) las saltan: Tienda.tsx pide los datos a http.js, y rutas/libros.py y rutas/prestamos.py usan _libros de catalogo.py. Además, servidor/app.cjs comprueba los pedidos dentro de la propia ruta.',
    at('tienda/src/componentes/Tienda.tsx', 6),
    at('biblioteca/biblioteca/rutas/libros.py', 18),
    at('biblioteca/biblioteca/rutas/prestamos.py', 19),
    at('tienda/servidor/app.cjs', 27, 69),
  ),
  unchanged.cycles,
  unchanged.interfaces,
  answer(
    'Inyección de dependencias externas',
    1,
    'De seis archivos con lógica que usan la red, el correo o archivos, dos los reciben: tareas/avisos.py (enviar) y biblioteca/informes.py (abrir). No los reciben catalogo.py, limpieza.py, http.js ni Tienda.tsx.',
    at('biblioteca/tareas/avisos.py', 34, 39),
    at('biblioteca/biblioteca/informes.py', 52, 62),
    at('biblioteca/biblioteca/catalogo.py', 50),
  ),
  unchanged.state,
  unchanged.declared,
  unchanged.hubs,
  answer(
    'Reparto del código entre componentes',
    3,
    'El mayor es el paquete biblioteca, con 376 de las 1 047 líneas de código de JavaScript y Python (36 %).',
    at('biblioteca/biblioteca/informes.py', 1, 64),
  ),
  unchanged.limit,
  answer(
    'Funciones con complejidad superior a 10',
    3,
    'Según lizard, 2 de 131 (1,5 %): calcularDescuento, con 18, y multa, con 16. El análisis cuenta 133 funciones: a lizard se le escapan dos de Tienda.tsx.',
    at('tienda/src/dominio/precios.ts', 13, 49),
    at('biblioteca/biblioteca/multas.py', 11, 39),
  ),
  answer(
    'Funciones con complejidad superior a 20',
    3,
    'Ninguna: la que más se acerca, calcularDescuento, tiene 18.',
    at('tienda/src/dominio/precios.ts', 13, 49),
  ),
  unchanged.long,
  answer(
    'Número de parámetros',
    3,
    'Según lizard, 2 de 131 funciones (1,5 %): buscar, con 14, y multa, con 5.',
    at('biblioteca/biblioteca/catalogo.py', 19, 20),
    at('biblioteca/biblioteca/multas.py', 11),
  ),
  answer(
    'Profundidad de bloques y de herencia',
    1,
    'Tres en 131 funciones (2,3 por cada 100): la ruta de los pedidos, en app.cjs, anida siete bloques, y multa y limpiar pasan también de cuatro. Ninguna clase hereda de otra del repositorio.',
    at('tienda/servidor/app.cjs', 27, 69),
    at('biblioteca/biblioteca/multas.py', 15, 36),
    at('biblioteca/tareas/limpieza.py', 9, 17),
  ),
] as const;

/** Answers of Modularidad on the second delivery. */
export const secondDelivery = [
  answer(
    'Separación entre capas',
    1,
    'Hay carpetas por capa, pero 3 de 32 archivos (9 %) las saltan: Tienda.tsx pide los datos a http.js, y rutas/libros.py y rutas/prestamos.py usan _libros de catalogo.py. La ruta de los pedidos de servidor/app.cjs ya no anida condiciones, pero sigue comprobando.',
    at('tienda/src/componentes/Tienda.tsx', 6),
    at('biblioteca/biblioteca/rutas/libros.py', 18),
    at('biblioteca/biblioteca/rutas/prestamos.py', 19),
    at('tienda/servidor/app.cjs', 26, 43),
  ),
  unchanged.cycles,
  unchanged.interfaces,
  answer(
    'Inyección de dependencias externas',
    1,
    'De siete archivos con lógica que usan la red, el correo o archivos, dos los reciben: tareas/avisos.py (enviar) y biblioteca/informes.py (abrir). No los reciben catalogo.py, limpieza.py, http.js, Tienda.tsx ni el nuevo migrar.mjs.',
    at('biblioteca/tareas/avisos.py', 34, 39),
    at('biblioteca/biblioteca/informes.py', 52, 62),
    at('tienda/scripts/migrar.mjs', 16, 28),
  ),
  unchanged.state,
  unchanged.declared,
  unchanged.hubs,
  answer(
    'Reparto del código entre componentes',
    3,
    'El mayor es el paquete biblioteca, con 376 de las 1 061 líneas de código de JavaScript y Python (35 %).',
    at('biblioteca/biblioteca/informes.py', 1, 64),
  ),
  unchanged.limit,
  answer(
    'Funciones con complejidad superior a 10',
    3,
    'Según lizard, 2 de 137 (1,5 %): calcularDescuento, con 21, y multa, con 16. El análisis cuenta 139 funciones: a lizard se le escapan dos de Tienda.tsx.',
    at('tienda/src/dominio/precios.ts', 13, 54),
    at('biblioteca/biblioteca/multas.py', 11, 39),
  ),
  answer(
    'Funciones con complejidad superior a 20',
    2,
    'Una de 137 (0,7 %): calcularDescuento pasó de 18 a 21 con el cupón de verano.',
    at('tienda/src/dominio/precios.ts', 13, 54),
  ),
  unchanged.long,
  answer(
    'Número de parámetros',
    3,
    'Según lizard, 3 de 137 funciones (2,2 %): buscar, con 14, la nueva importeFinal, con 8, y multa, con 5.',
    at('biblioteca/biblioteca/catalogo.py', 19, 20),
    at('tienda/src/dominio/precios.ts', 64, 73),
    at('biblioteca/biblioteca/multas.py', 11),
  ),
  answer(
    'Profundidad de bloques y de herencia',
    2,
    'Dos en 137 funciones (1,5 por cada 100): multa y limpiar. La ruta de los pedidos ya no anida bloques, y ninguna clase hereda de otra del repositorio.',
    at('biblioteca/biblioteca/multas.py', 15, 36),
    at('biblioteca/tareas/limpieza.py', 9, 17),
  ),
] as const;
