"""Fechas de la biblioteca: abre de lunes a sábado."""

from datetime import date, timedelta

DOMINGO = 6


def es_habil(dia: date) -> bool:
    """Dice si la biblioteca abre ese día."""
    return dia.weekday() != DOMINGO


def siguiente_habil(dia: date) -> date:
    """El primer día de apertura a partir de uno dado, él incluido."""
    while not es_habil(dia):
        dia += timedelta(days=1)
    return dia


def dias_de_retraso(vence: date, hoy: date) -> int:
    """Días de apertura que han pasado desde el vencimiento; cero si no ha vencido."""
    total = 0
    dia = vence
    while dia < hoy:
        dia += timedelta(days=1)
        if es_habil(dia):
            total += 1
    return total
