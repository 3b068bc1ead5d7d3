/** Every component in every state; development only. */
export function Gallery() {
  return null
}
