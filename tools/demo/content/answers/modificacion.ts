import { answer, at } from './answer.ts';

/** Answers of Capacidad de Modificación on the second delivery. */
export const modificacion = [
  answer('Puesta en marcha del entorno', 0, 'No hay instrucciones: ni README ni órdenes en package.json.'),
  answer(
    'Duración de las modificaciones',
    1,
    'Consta el inicio de una sola: git log --merges muestra la rama de la biblioteca, del 20 de enero al 24 de febrero de 2025, 35 días. Las demás llegaron directamente a la rama principal.',
    at('biblioteca/app.py', 1, 7),
  ),
  answer(
    'Dispersión de los cambios',
    3,
    'La mediana es 1: según git log -10 --no-merges --stat, nueve de los diez commits cambian un archivo de código, y el otro, dos (ListaProductos.tsx y catalogo.scss).',
    at('tienda/src/componentes/ListaProductos.tsx', 19, 21),
    at('tienda/estilos/catalogo.scss', 1, 14),
  ),
  answer(
    'Dependencias fijadas y actualizadas',
    0,
    'No hay archivo de bloqueo: package.json y requisitos.txt dan rangos (express ^5.0.0, Flask>=3.0).',
  ),
  answer(
    'Dependencias con vulnerabilidades conocidas',
    3,
    'Sin versiones fijadas, npm install y pip install toman las últimas de cada rango, ya corregidas; compruébelo con npm audit --omit=dev y pip-audit. Nada avisa de las vulnerabilidades nuevas.',
    at('tienda/package.json', 6, 10),
    at('biblioteca/requisitos.txt', 1),
  ),
  answer(
    'Versiones con soporte',
    0,
    'package.json no tiene engines y no hay requires-python; sonar.python.version solo informa al analizador.',
  ),
  answer(
    'Revisión de los cambios',
    0,
    'Ninguno de los diez últimos commits llegó por una solicitud de integración: git log no muestra más fusión que la de la biblioteca, y no hay lista de comprobación.',
  ),
  answer(
    'Integración continua como requisito',
    0,
    'No hay integración continua: el repositorio solo tiene las carpetas biblioteca y tienda.',
  ),
  answer(
    'Cambios acompañados de pruebas',
    0,
    'No hay pruebas, así que ninguno de los diez últimos commits las añadió.',
  ),
  answer(
    'Modificaciones revertidas o corregidas',
    3,
    'Entre los diez últimos commits, todos de 2025, no hay ninguno revertido ni corregido en treinta días: los cuatro que cambian precios.ts añaden cada uno un caso nuevo.',
    at('tienda/src/dominio/precios.ts', 44, 77),
  ),
  answer(
    'Migraciones de datos reversibles',
    4,
    'No hay base de datos: los datos están en variables del programa, como _prestamos en rutas/prestamos.py.',
  ),
  answer(
    'Estructura común para nuevas funcionalidades',
    1,
    'En la biblioteca, cada una es un Blueprint de rutas que __init__.py registra; en la tienda, un componente de la página. No hay guía ni plantilla.',
    at('biblioteca/biblioteca/__init__.py', 10, 17),
    at('tienda/src/componentes/Tienda.tsx', 46, 58),
  ),
  answer('Paso de un cambio a su uso', 4, 'Es una muestra: no está instalada en ningún sitio.'),
  answer(
    'Modificaciones de cada versión',
    1,
    'git tag muestra entrega-1 y entrega-2; no hay registro de cambios, y package.json sigue en la versión 1.0.0.',
    at('tienda/package.json', 1, 4),
  ),
  answer(
    'Contrato de la API',
    0,
    'La tienda ofrece cuatro rutas en app.cjs y la biblioteca nueve en rutas/libros.py, rutas/prestamos.py y rutas/socios.py; ninguna está descrita.',
  ),
  answer(
    'Cambios incompatibles de la API',
    3,
    'No consta ningún programa ajeno: la API de la tienda la usa su propia página, desde Tienda.tsx.',
  ),
] as const;
