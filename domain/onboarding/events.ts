/** Told to the child or teen on `private-user-<id>`: where the consent of the guardian stands now. Ask `me` again. */
export type GuardianEvent = { name: 'guardian-verified' | 'guardian-revoked'; data: { at: string } }
