/** Sent to the child or teen on `private-user-<id>`: where the guardian’s consent is now. Ask `person` again. */
export type GuardianEvent = { name: 'guardian-verified' | 'guardian-revoked'; data: { at: string } }

/** Sent to a guardian's account on `private-user-<id>`: there is a new notification. It carries nothing; ask again. */
export type GuardianNotifiedEvent = { name: 'guardian-told'; data: { at: string } }
