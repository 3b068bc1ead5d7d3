import type { ReactNode } from 'react'
import { Boat } from '../../ui/Boat.tsx'

/** The tiles of a child's Today. */
export type Tile = 'journal' | 'family' | 'breathe' | 'ideas'

/** A flat picture for each tile; its text stands beside it. */
export const tilePictures: Readonly<Record<Tile, ReactNode>> = {
  journal: (
    <svg viewBox="0 0 120 96" aria-hidden="true">
      <path d="M14 14h78v60c0 8-7 14-14 14H28c-8 0-14-6-14-14Z" fill="var(--level)" />
      <path d="M18 18h70v55c0 6-5 11-11 11H29c-6 0-11-5-11-11Z" fill="var(--flag-white)" />
      <path
        d="M28 34h48M28 48h48M28 62h26"
        stroke="var(--paint-rain)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M102 10 112 14 88 64 76 70 78 58Z" fill="var(--paint-tangerine)" />
      <path d="M78 58 88 64 76 70Z" fill="var(--float-ink)" />
    </svg>
  ),
  family: (
    <svg viewBox="0 0 120 96" aria-hidden="true">
      <path d="M0 66h120v24c0 4-3 6-6 6H6c-3 0-6-2-6-6Z" fill="var(--water)" />
      <Boat of="teen" x={40} y={66} scale={0.3} />
      <Boat of="child" x={88} y={66} scale={0.38} />
      <path d="M0 64.5h120v3H0Z" fill="var(--level)" />
    </svg>
  ),
  breathe: (
    <svg viewBox="0 0 120 96" aria-hidden="true">
      <path d="M0 6c0-4 3-6 6-6h108c3 0 6 2 6 6v58H0Z" fill="var(--sky)" />
      <circle cx="60" cy="56" r="30" fill="var(--paint-sun)" />
      <path d="M0 62h120v28c0 4-3 6-6 6H6c-3 0-6-2-6-6Z" fill="var(--paint-sea)" />
      <path d="M0 60.5h120v3H0Z" fill="var(--float-ink)" />
    </svg>
  ),
  ideas: (
    <svg viewBox="0 0 120 96" aria-hidden="true">
      <path
        d="M60 6c20 0 34 14 34 32 0 12-7 19-13 27-2 3-3 5-3 7H42c0-2-1-4-3-7-6-8-13-15-13-27C26 20 40 6 60 6Z"
        fill="var(--flag-white)"
      />
      <path d="M60 26 67 41l16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2Z" fill="var(--paint-tangerine)" />
      <path d="M42 74h36v6H42ZM46 82h28c0 6-6 10-14 10s-14-4-14-10Z" fill="var(--level)" />
    </svg>
  ),
}
