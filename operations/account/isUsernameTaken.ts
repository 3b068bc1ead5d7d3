/** Did a statement fail because another account has the name? The unique index says so, also of two who ask at once. */
export function isUsernameTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'profiles_username_lower'
}
