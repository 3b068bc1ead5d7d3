import css from './ErrorScreen.module.css'

/** A boat that leans, and floats. */
export function ErrorPicture() {
  return (
    <svg className={css.scene} viewBox="0 0 320 120" aria-hidden="true">
      <path d="M0 64H320V120H0Z" fill="var(--water)" />
      <g transform="rotate(-14 160 60)">
        <path d="M104 44h112c-4 26-28 44-56 44s-52-18-56-44Z" fill="var(--boat-hull)" />
        <path d="M157 0h6v44h-6Z" fill="var(--boat-mast)" />
      </g>
      <path d="M0 66H320V120H0Z" fill="color-mix(in srgb, var(--water) 60%, transparent)" />
      <path d="M0 63H320V65H0Z" fill="var(--level)" />
    </svg>
  )
}
