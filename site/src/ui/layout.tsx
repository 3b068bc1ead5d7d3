import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './layout.module.css'

type Inside = { children: ReactNode; className?: string }

/** The page's width and gutters. */
export const Page = ({ children, className }: Inside) => (
  <div className={classes(css.page, className)}>{children}</div>
)

/** A screen's body: page width, vertical rhythm, room at the end. */
export const Screen = ({ children, className }: Inside) => (
  <div className={classes(css.page, css.screen, className)}>{children}</div>
)

/** The heading of a screen with something quiet at the inline end. The heading takes the focus after a navigation. */
export const ScreenHead = ({ title, aside }: { title: ReactNode; aside?: ReactNode }) => (
  <div className={css.screenHead}>
    <h1 tabIndex={-1}>{title}</h1>
    {aside && <p className={css.aside}>{aside}</p>}
  </div>
)

/** Two columns on wide screens, one under the other on narrow ones. `7-5` unless given. */
export const Split = ({ children, className, parts }: Inside & { parts?: 'even' | 'wide' | 'lead' }) => (
  <div className={classes(css.split, parts && css[parts], className)}>{children}</div>
)

/** Things one under another. */
export const Stack = ({ children, className, gap }: Inside & { gap?: 'tight' | 'roomy' | 'loose' }) => (
  <div className={classes(css.stack, gap && css[gap], className)}>{children}</div>
)

/** Things side by side that may wrap. */
export const Row = ({ children, className, between = false }: Inside & { between?: boolean }) => (
  <div className={classes(css.row, between && css.between, className)}>{children}</div>
)

/** A section: a level line, a title, something at the inline end (`aside`), the content. */
export function Section({
  title,
  aside,
  children,
  className,
}: Inside & { title: ReactNode; aside?: ReactNode }) {
  const id = useId()
  return (
    <section className={classes(css.section, className)} aria-labelledby={id}>
      <header className={css.sectionHead}>
        <h2 id={id}>{title}</h2>
        {aside && <div>{aside}</div>}
      </header>
      {children}
    </section>
  )
}

/** A quiet (or, with `sand`, warm) panel for another voice. */
export const Panel = ({ children, className, sand = false }: Inside & { sand?: boolean }) => (
  <div className={classes(css.panel, sand && css.sand, className)}>{children}</div>
)

/** A list with hairlines between its `<li>`s. */
export const Lines = ({ children, className, ordered = false }: Inside & { ordered?: boolean }) =>
  ordered ? (
    <ol className={classes(css.lines, className)}>{children}</ol>
  ) : (
    <ul className={classes(css.lines, className)}>{children}</ul>
  )
