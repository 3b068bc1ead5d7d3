import { fireEvent, screen } from '@testing-library/react'

/** Types into the field with this label. */
export const type = (label: string | RegExp, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
}
/** Presses the button with this name. */
export const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }))
}
/** Chooses the radio button or box with this name. */
export const choose = (name: string): void => {
  fireEvent.click(screen.getByLabelText(name))
}
/** Is this box, radio button or switch on? */
export const isChecked = (control: Element | null | undefined): boolean =>
  control?.getAttribute('aria-checked') === 'true'
