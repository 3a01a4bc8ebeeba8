#!/usr/bin/env python3
"""Avisos por correo de los préstamos que vencen mañana.

Lo llama el planificador del sistema una vez al día. No guarda nada: si un aviso
no sale, mañana ya no hace falta.
"""

import logging
from datetime import date, timedelta

# El registro va a la salida de errores.
registro = logging.getLogger(__name__)

# Plazo del aviso.
PLAZO = timedelta(days=1)


def vencen(prestamos, hoy=None):
    """Préstamos sin devolver que vencen mañana."""
    # Sin día se toma el de hoy.
    hoy = hoy or date.today()
    # Los devueltos no molestan a nadie.
    pendientes = (p for p in prestamos if p.devuelto is None)
    # Mañana, ni antes ni después.
    return [p for p in pendientes if p.vence - hoy == PLAZO]


def texto(prestamo):
    """El aviso, en una línea."""
    # El título puede ser largo: el correo lo parte.
    return f"Mañana vence «{prestamo.libro.titulo}»."


def avisar(prestamos, enviar, hoy=None):
    """Envía los avisos y devuelve cuántos han salido."""
    enviados = 0
    for prestamo in vencen(prestamos, hoy):
        try:
            enviar(prestamo.socio.correo, texto(prestamo))
        except OSError as error:
            # El correo falla a veces: se anota y se sigue.
            registro.warning("no sale el aviso: %s", error)
        else:
            enviados += 1
        finally:
            registro.debug("visto %s", prestamo.libro.isbn)
    return enviados
