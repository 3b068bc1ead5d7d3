/** Sent to the child or teen on `private-user-<id>`: where the guardian’s consent stands now. Ask `person` again. */
export type GuardianEvent = { name: 'guardian-verified' | 'guardian-revoked'; data: { at: string } }

/** Told to a guardian's account on `private-user-<id>`: the bell has something new. It carries nothing; ask again. */
export type GuardianNotifiedEvent = { name: 'guardian-told'; data: { at: string } }
