"""Informes de préstamos."""


def por_socio(prestamos, hoy):
    filas = {}
    total = 0
    retrasados = 0
    for prestamo in prestamos:
        clave = prestamo.socio.numero
        fila = filas.setdefault(clave, {"prestamos": 0, "retrasos": 0, "devueltos": 0})
        fila["prestamos"] += 1
        total += 1
        if prestamo.devuelto is not None:
            fila["devueltos"] += 1
        elif prestamo.vence < hoy:
            fila["retrasos"] += 1
            retrasados += 1
    ordenadas = sorted(filas.items(), key=lambda par: par[1]["prestamos"], reverse=True)
    media = total / len(filas) if filas else 0
    return {"filas": ordenadas, "total": total, "media": media, "retrasados": retrasados}


def por_libro(prestamos, hoy):
    filas = {}
    total = 0
    retrasados = 0
    for prestamo in prestamos:
        clave = prestamo.libro.isbn
        fila = filas.setdefault(clave, {"prestamos": 0, "retrasos": 0, "devueltos": 0})
        fila["prestamos"] += 1
        total += 1
        if prestamo.devuelto is not None:
            fila["devueltos"] += 1
        elif prestamo.vence < hoy:
            fila["retrasos"] += 1
            retrasados += 1
    ordenadas = sorted(filas.items(), key=lambda par: par[1]["prestamos"], reverse=True)
    media = total / len(filas) if filas else 0
    return {"filas": ordenadas, "total": total, "media": media, "retrasados": retrasados}


def resumen(prestamos, hoy, *, detalle=False):
    texto = f"Préstamos: {len(prestamos)}. "
    vencidos = [p for p in prestamos if p.devuelto is None and p.vence < hoy]
    texto += f"Vencidos: {len(vencidos)}."
    if detalle:
        for p in vencidos:
            texto += f"\n- {p.libro.titulo} ({p.socio.nombre}), {(hoy - p.vence).days} días"
    return texto


def exportar(prestamos, abrir=open):
    def fila(prestamo):
        def celda(valor):
            def limpia(texto):
                return str(texto).replace(";", ",")

            return limpia(valor)

        return ";".join([celda(prestamo.libro.isbn), celda(prestamo.socio.numero), celda(prestamo.vence)])

    with abrir("prestamos.csv", "w") as archivo:
        for prestamo in prestamos:
            archivo.write(fila(prestamo) + "\n")
