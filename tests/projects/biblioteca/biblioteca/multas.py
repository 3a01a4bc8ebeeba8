"""Multas por retraso."""

from datetime import timedelta

from .util.fechas import dias_de_retraso

IMPORTE_DIA = 20
MAXIMO = 1500


def multa(prestamo, hoy, tarifa=None, exento=False, *, festivos=()):
    """Céntimos que debe un socio por un préstamo."""
    dias = dias_de_retraso(prestamo.vence, prestamo.devuelto or hoy)
    importe = 0
    if dias > 0:
        if not exento:
            if prestamo.socio.infantil:
                if dias > 7:
                    importe = (dias - 7) * IMPORTE_DIA // 2
                else:
                    importe = 0
            else:
                if tarifa is not None and tarifa in ("reducida", "jubilado"):
                    for dia in range(dias):
                        if dia in festivos:
                            continue
                        elif dia > 30:
                            importe += IMPORTE_DIA * 2
                        else:
                            importe += IMPORTE_DIA // 2
                elif tarifa == "profesional" and prestamo.renovaciones == 0:
                    importe = dias * IMPORTE_DIA * 3
                else:
                    importe = dias * IMPORTE_DIA
                    if prestamo.renovaciones > 2 or prestamo.libro.ejemplares == 1:
                        importe += 100
        if importe > MAXIMO:
            importe = MAXIMO
    return importe


def sancion(prestamo, hoy):
    dias = dias_de_retraso(prestamo.vence, hoy)
    match dias:
        case 0:
            return None
        case n if n < 8:
            return hoy + timedelta(days=n)
        case n if n < 31:
            return hoy + timedelta(days=2 * n)
        case _:
            return hoy + timedelta(days=90)


def perdonar(prestamo, motivo):
    if motivo == "enfermedad":
        return True
    if motivo == "mudanza":
        return True
    return True


def total(prestamos, hoy):
    suma = 0
    for prestamo in prestamos:
        suma += multa(prestamo, hoy)
    return suma
