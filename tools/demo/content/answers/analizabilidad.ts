import { answer, at } from './answer.ts';

/** Answers of Analizabilidad on the second delivery. */
export const analizabilidad = [
  answer(
    'Registro estructurado',
    1,
    'tareas/avisos.py usa logging, con mensajes de texto; catalogo.py escribe con print e inventario.js con console.warn.',
    at('biblioteca/tareas/avisos.py', 12),
    at('biblioteca/biblioteca/catalogo.py', 60),
    at('tienda/src/dominio/inventario.js', 28),
  ),
  answer(
    'Cobertura de las operaciones relevantes',
    1,
    'De cuatro operaciones que se realizan (crear, modificar y eliminar datos, y enviar correo), solo el envío de avisos.py deja un registro. No hay inicio de sesión.',
    at('biblioteca/tareas/avisos.py', 37, 46),
    at('biblioteca/biblioteca/rutas/libros.py', 24, 45),
  ),
  answer(
    'Identificador de correlación',
    0,
    'Ni app.cjs ni las rutas de la biblioteca dan un identificador a cada petición.',
  ),
  answer(
    'Registro de los errores',
    0,
    'limpieza.py captura cualquier excepción y no hace nada con ella (except Exception y pass, líneas 16 y 17).',
  ),
  answer(
    'Registros que pueden compartirse',
    1,
    'Los registros solo llevan el error del envío y el ISBN (avisos.py), cuántas líneas se leyeron (catalogo.py) y el producto que se agota (inventario.js). Ningún filtro asegura que siga así.',
    at('biblioteca/tareas/avisos.py', 42, 46),
    at('biblioteca/biblioteca/catalogo.py', 60),
    at('tienda/src/dominio/inventario.js', 28),
  ),
  answer(
    'Respuestas de error con estructura uniforme',
    1,
    'Casi todas responden un JSON con mensaje, pero devolver y renovar, en rutas/prestamos.py, no comprueban el número: con uno que no existe, Flask da su página genérica de error.',
    at('tienda/servidor/app.cjs', 19, 22),
    at('biblioteca/biblioteca/rutas/socios.py', 12, 13),
    at('biblioteca/biblioteca/rutas/prestamos.py', 33, 37),
  ),
  answer(
    'Localización del error en el código fuente',
    1,
    'Solo la ubicación: nada minimiza el código (package.json no define ninguna orden) y Python se ejecuta tal cual. La versión 1.0.0 de package.json no llega a ningún registro.',
    at('tienda/package.json', 1, 11),
    at('biblioteca/tareas/avisos.py', 42),
  ),
  answer(
    'Medición de tiempos y trazas',
    0,
    'Hay peticiones a dos servidores y un envío de correo, y no se mide la duración de nada.',
  ),
  answer(
    'Reproducibilidad de los fallos',
    0,
    'No hay contenedor ni archivo de bloqueo, ni datos de ejemplo (migrar.mjs espera un archivo que no está), ni plantilla para comunicar fallos.',
  ),
  answer(
    'Nombres que se entienden al leer',
    3,
    'Nueve de las diez más largas según lizard: Tienda, calcularDescuento, multa, render, ListaProductos, exportar, mensual, anual y avanzar. La otra, FormularioPago, llama datos a su estado.',
    at('tienda/src/dominio/precios.ts', 13, 54),
    at('biblioteca/biblioteca/multas.py', 11, 39),
    at('tienda/src/componentes/FormularioPago.tsx', 22, 56),
  ),
  answer(
    'Archivos de tamaño abarcable',
    4,
    'El más largo, pedidos.ts, tiene 79 líneas.',
    at('tienda/src/dominio/pedidos.ts', 1, 79),
  ),
  answer(
    'Comprobación del estado del servicio',
    0,
    'Ni app.cjs ni la biblioteca ofrecen una ruta de estado; tampoco las tareas ofrecen una orden.',
  ),
  answer(
    'Captura global de errores',
    1,
    'El servidor de la tienda tiene un middleware de errores en app.cjs; la página de la tienda, la biblioteca y las tareas no tienen ningún punto así.',
    at('tienda/servidor/app.cjs', 54, 56),
    at('tienda/src/main.tsx', 11, 15),
    at('biblioteca/biblioteca/__init__.py', 10, 17),
  ),
  answer(
    'Niveles de registro configurables',
    1,
    'avisos.py distingue warning y debug, pero el umbral es el que logging trae por defecto: para ver los debug hay que cambiar el código.',
    at('biblioteca/tareas/avisos.py', 8, 12),
    at('biblioteca/tareas/avisos.py', 42, 46),
  ),
  answer('Supervisión y alertas', 3, 'Es una muestra: no está instalada en ningún sitio.'),
  answer(
    'Arquitectura documentada',
    0,
    'No hay README ni otra documentación, solo comentarios sueltos en el código.',
  ),
  answer(
    'Decisiones de diseño registradas',
    0,
    'No hay ADR ni README; modelos.py tiene un TODO sobre la base de datos, sin motivos ni alternativas.',
  ),
  answer(
    'Validación de la configuración al arrancar',
    0,
    'Si falta PUERTO, app.cjs toma el 3000 sin decirlo; los demás valores están escritos en el código.',
  ),
  answer(
    'Alcance de un cambio',
    0,
    'No hay requisitos escritos, ni pruebas, ni una orden que dibuje las dependencias.',
  ),
] as const;
