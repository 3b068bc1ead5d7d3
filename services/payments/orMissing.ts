/** Null for what the provider does not have. */
export async function orMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if ((error as { code?: unknown }).code === 'resource_missing') return null
    throw error
  }
}
