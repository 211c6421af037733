# ruff: noqa: N806 (the names are those of the rules)
"""PHY-1 exactly as the rules print it (K-63), to hold the engine against, bit for bit."""

from __future__ import annotations

from math import floor, inf, sqrt
from typing import Any

W, L = 420.0, 600.0
A = 2500.0
E = 0.70
V_EPS, V_INEL, V_SEP, V_TOL = 0.5, 10.0, 1.0, 0.001
GAP_TOUCH, GAP_ZERO, DT_MIN, MAX_EVENTS = 0.02, 1e-6, 1e-5, 4000


def pair_time(
    x1: float, y1: float, ux1: float, uy1: float, s1: float,
    x2: float, y2: float, ux2: float, uy2: float, s2: float,
    rr: float, limit: float,
) -> float:  # fmt: skip
    tend = min(s1 / A, s2 / A, limit)
    t = 0.0
    while True:
        d1 = s1 * t - 0.5 * A * t * t
        d2 = s2 * t - 0.5 * A * t * t
        ex = (x2 + ux2 * d2) - (x1 + ux1 * d1)
        ey = (y2 + uy2 * d2) - (y1 + uy1 * d1)
        dist = sqrt(ex * ex + ey * ey)
        gap = dist - rr
        v1 = s1 - A * t
        v2 = s2 - A * t
        w = ((ux2 * v2 - ux1 * v1) * ex + (uy2 * v2 - uy1 * v1) * ey) / dist
        if gap <= (GAP_TOUCH if t == 0.0 else GAP_ZERO):
            if w < -V_TOL:
                return t
            g = gap if gap > 0.0 else 0.0
            step = (w + sqrt(w * w + 4.0 * A * g)) / (2.0 * A) if w > 0.0 else DT_MIN
            if step < DT_MIN:
                step = DT_MIN
        elif w <= 0.0:
            step = 2.0 * gap / (sqrt(w * w + 4.0 * A * gap) - w)
        else:
            step = (w + sqrt(w * w + 4.0 * A * gap)) / (2.0 * A)
        t += step
        if t >= tend:
            return inf


def run(discs: list[tuple[int, int, int, int]], k: int, ux: float, uy: float, speed: float) -> dict[str, Any]:
    n = len(discs)
    X = [d[0] / 100.0 for d in discs]
    Y = [d[1] / 100.0 for d in discs]
    R = [d[2] / 100.0 for d in discs]
    M = [float(d[3]) for d in discs]
    UX, UY, S, on = [0.0] * n, [0.0] * n, [0.0] * n, [True] * n
    UX[k], UY[k], S[k] = ux, uy, speed
    t = 0.0
    ties: list[tuple[int, float]] | None = None
    exits: list[tuple[int, float, float, float]] = []
    contacts: list[tuple[float, int, int, float]] = []
    ev = 0
    while True:
        mov = [i for i in range(n) if on[i] and S[i] > 0.0]
        if not mov:
            break
        ev += 1
        if ev > MAX_EVENTS:
            break
        best, kind, bi, bj = inf, 2, -1, -1
        for i in mov:
            q = S[i] / A
            if q < best:
                best, bi = q, i
        for i in mov:
            d = inf
            if UX[i] > 0.0:
                d = (W - X[i]) / UX[i]
            elif UX[i] < 0.0:
                d = -X[i] / UX[i]
            if UY[i] > 0.0:
                d = min(d, (L - Y[i]) / UY[i])
            elif UY[i] < 0.0:
                d = min(d, -Y[i] / UY[i])
            q = S[i] * S[i] - 2.0 * A * d
            if q > 0.0:
                q = 2.0 * d / (S[i] + sqrt(q))
                if q < best or (q == best and kind == 2):
                    best, kind, bi = q, 1, i
        for i in mov:
            for j in range(n):
                if j == i or not on[j]:
                    continue
                if S[j] > 0.0:
                    if j < i:
                        continue
                    q = pair_time(
                        X[i], Y[i], UX[i], UY[i], S[i], X[j], Y[j], UX[j], UY[j], S[j], R[i] + R[j], best
                    )  # fmt: skip
                else:
                    ex, ey, rr = X[j] - X[i], Y[j] - Y[i], R[i] + R[j]
                    b = ex * UX[i] + ey * UY[i]
                    if b <= 0.0:
                        continue
                    d2 = ex * ex + ey * ey
                    c = d2 - rr * rr
                    if c <= 2.0 * rr * GAP_TOUCH:
                        if S[i] * b <= V_TOL * sqrt(d2):
                            continue
                        q = 0.0
                    else:
                        q = b * b - c
                        if q <= 0.0:
                            continue
                        d = b - sqrt(q)
                        q = S[i] * S[i] - 2.0 * A * d
                        if q <= 0.0:
                            continue
                        q = 2.0 * d / (S[i] + sqrt(q))
                lo, hi = (i, j) if i < j else (j, i)
                if q < inf and (q < best or (q == best and (kind > 0 or (lo, hi) < (bi, bj)))):
                    best, kind, bi, bj = q, 0, lo, hi
        for i in mov:
            d = S[i] * best - 0.5 * A * best * best
            X[i] += UX[i] * d
            Y[i] += UY[i] * d
            s = S[i] - A * best
            S[i] = s if s > V_EPS else 0.0
        t += best
        if kind == 2:
            S[bi] = 0.0
        elif kind == 1:
            S[bi] = 0.0
            on[bi] = False
            exits.append((bi, t, X[bi], Y[bi]))
        else:
            if ties is None and (bi == k or bj == k):
                ties = []
                for j in range(n):
                    if j == k or not on[j]:
                        continue
                    ex, ey = X[j] - X[k], Y[j] - Y[k]
                    d = sqrt(ex * ex + ey * ey)
                    if d - R[j] - R[k] > GAP_TOUCH:
                        continue
                    cs = ((UX[k] * S[k] - UX[j] * S[j]) * ex + (UY[k] * S[k] - UY[j] * S[j]) * ey) / d
                    if cs > V_TOL:
                        ties.append((j, cs))
            ex, ey = X[bj] - X[bi], Y[bj] - Y[bi]
            d = sqrt(ex * ex + ey * ey)
            nx, ny = ex / d, ey / d
            ax, ay, bx, by = UX[bi] * S[bi], UY[bi] * S[bi], UX[bj] * S[bj], UY[bj] * S[bj]
            vr = (ax - bx) * nx + (ay - by) * ny
            if vr > 0.0:
                w = E * vr if vr >= V_INEL else V_SEP
                J = (vr + w) / (1.0 / M[bi] + 1.0 / M[bj])
                ax -= J / M[bi] * nx
                ay -= J / M[bi] * ny
                bx += J / M[bj] * nx
                by += J / M[bj] * ny
                for q, vx, vy in ((bi, ax, ay), (bj, bx, by)):
                    s = sqrt(vx * vx + vy * vy)
                    if s > V_EPS:
                        S[q], UX[q], UY[q] = s, vx / s, vy / s
                    else:
                        S[q] = 0.0
                contacts.append((t, bi, bj, vr))
    rest = [(floor(X[i] * 100.0 + 0.5), floor(Y[i] * 100.0 + 0.5)) if on[i] else None for i in range(n)]
    return {"x": X, "y": Y, "t": t, "ev": ev, "ties": ties or [], "exits": exits, "contacts": contacts, "rest": rest}
