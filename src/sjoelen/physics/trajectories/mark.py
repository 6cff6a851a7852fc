"""Mark beside a disc in a drawing: the value for which it counts, or a cross."""

COUNTS, COUNTS_NOT = "#1f7a3d", "#b3261e"


def mark(x: float, y: float, radius: float, value: int | None) -> str:
    """Return a mark at a place, millimetres; None is a disc that does not count."""
    fill, edge = (COUNTS_NOT if value is None else COUNTS), radius / 6
    style = f'fill="{fill}" stroke="white" stroke-width="{edge:.1f}"'
    circle = f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:g}" {style}/>'
    if value is not None:
        style = 'font-family="sans-serif" font-weight="bold" fill="white" text-anchor="middle"'
        place = f'x="{x:.2f}" y="{y + radius / 2:.2f}" font-size="{1.4 * radius:g}"'
        return f"{circle}<text {place} {style}>{value}</text>"
    arm = radius / 2
    cross = f"M{x - arm:.2f} {y - arm:.2f}l{2 * arm:g} {2 * arm:g}m0 {-2 * arm:g}l{-2 * arm:g} {2 * arm:g}"
    return f'{circle}<path d="{cross}" stroke="white" stroke-width="{radius / 3:.1f}"/>'
