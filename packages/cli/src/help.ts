import type { Tema } from './arguments/order.ts';

const general = `mantenible: mide la mantenibilidad de aplicaciones web JavaScript o Python según ISO/IEC 25000.

Uso
  mantenible analizar [RUTA|ENLACE] [opciones]   analiza una carpeta (la actual, si no se indica) o un repositorio
  mantenible regla CLAVE                         explica una regla: por qué importa y cómo se arregla
  mantenible reglas [--lenguaje LENGUAJE]        enumera las reglas por tema
  mantenible mcp [CARPETA]                       sirve la carpeta a un asistente por el protocolo MCP
  mantenible ayuda [ORDEN]                       ayuda de una orden

Opciones
  -h, --ayuda      esta ayuda, o la de la orden
  -v, --version    versión

Estado de salida
  0  se cumple todo lo pedido
  1  no se cumple algún umbral
  2  no se pudo hacer: uso, revisión desconocida, nada que analizar o que se pueda leer como código, fallo

Ejemplos
  mantenible analizar .
  mantenible analizar . --desde origin/main --nuevas 0
  mantenible regla S3776
`;

const analizar = `mantenible analizar [RUTA|ENLACE] [opciones]

Analiza una carpeta tal como está en el disco, sin lo que git ignora, o la rama de un repositorio. No necesita servidor ni
base de datos, y solo usa la red con un enlace.

Alcance
  Lo fija el archivo sonar-project.properties de esa carpeta o rama: sonar.sources, sonar.tests, sonar.inclusions,
  sonar.exclusions y las demás claves con las que SonarQube elige archivos. Sin él se mide todo, también las pruebas. El de
  una carpeta superior no se sigue; dentro de un repositorio de git, el resultado lo avisa si esta no tiene otro.

Qué se muestra
  -f, --formato FORMATO   tabla (por defecto), json, markdown, sarif, gitlab o github; se puede repetir
  -o, --salida FICHERO    fichero del formato que la precede; sin ella, la salida estándar
      --resumen           solo las cifras, sin las incidencias; no sirve si solo se pide sarif, gitlab o github
      --severidad NIVEL   solo incidencias de este nivel o más graves: bloqueante, critica, mayor, menor, informativa
      --sin-color         sin colores; tampoco los hay con NO_COLOR ni fuera de un terminal

Con qué se compara
      --desde REVISION    muestra solo las incidencias nuevas desde el antepasado común de REVISION y HEAD; el código
                          movido dentro de su archivo y los archivos renombrados no cuentan como nuevos; el archivo que
                          además cambió se reconoce si es el único que aparece y desaparece con ese nombre, o con esa
                          extensión en su carpeta; tampoco cuenta el código al que solo se dio otro formato

Qué se exige (si no se cumple, el estado de salida es 1)
      --umbral CIFRA=N    grado=70 exige un grado de 70 o más; cambio=0, con --desde, que el grado no baje; una medida
                          de SonarQube (code_smells=50, complexity=900) exige no pasar de N, salvo comment_lines y
                          comment_lines_density, que exigen llegar a N; se puede repetir
      --nuevas N          con --desde, como mucho N incidencias nuevas (de la severidad pedida o más graves)

  Con --desde no se cumple nada de lo exigido si no se lee como código un archivo que en la base sí se leía, o uno nuevo.

De un enlace
      --rama RAMA         rama que se analiza; sin ella, la principal
      GIT_TOKEN           variable de entorno con el token de un repositorio privado

Ejemplos
  mantenible analizar .
  mantenible analizar src --resumen --umbral grado=80
  mantenible analizar . --desde origin/main --nuevas 0 --severidad mayor
  mantenible analizar . --formato gitlab --salida gl-code-quality-report.json --formato tabla
  mantenible analizar https://github.com/usuario/proyecto --rama main --formato json
`;

const regla = `mantenible regla CLAVE

Explica una regla: por qué importa, cómo se arregla, un ejemplo antes y después.

Ejemplos
  mantenible regla S3776
  mantenible regla python:S1192
`;

const reglas = `mantenible reglas [--lenguaje LENGUAJE]

Enumera las reglas por tema, con su clave, severidad y título. LENGUAJE: javascript, typescript, python, css, html o docker.

Ejemplos
  mantenible reglas
  mantenible reglas --lenguaje python
`;

const mcp = `mantenible mcp [CARPETA]

Sirve una carpeta (la actual, si no se indica) a un asistente por el Model Context Protocol, en la entrada y la salida estándar.
Solo lee, y solo dentro de la carpeta. Herramientas: analizar, incidencias, explicar, puntos_criticos y plan. Termina cuando
el asistente cierra la conexión.

Necesita un paquete opcional, que se instala junto a mantenible:
  npm install @modelcontextprotocol/server             si mantenible está instalado en el proyecto
  npm install --global @modelcontextprotocol/server    si lo está para todos
  npx --package mantenible --package @modelcontextprotocol/server mantenible mcp .    sin instalar ninguno

Ejemplo de configuración de un asistente, con los dos instalados en el proyecto
  { "mcpServers": { "mantenible": { "command": "npx", "args": ["--no-install", "mantenible", "mcp", "."] } } }
`;

/** Help of the program and of each subcommand. */
export const help: Readonly<Record<Tema, string>> = { general, analizar, regla, reglas, mcp };
