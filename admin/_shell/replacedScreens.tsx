import { redirect } from 'next/navigation.js'

// The entry of the panel (`server/http/adminRedirect.ts`) answers these addresses, and knows who goes where. What is
// here is for a request that came past it.

/** Payload's sign-in screen: signing in happens on the site, second factor included. */
export const loginElsewhere = (): never => redirect('/auth?next=%2Fadmin')
/** Replaces Payload's screen for members without a right to the panel. Source: docs/rules/ops.md S-000-4. */
export const unauthorizedElsewhere = (): never => redirect('/?notice=access-denied')
/** Payload's screen for a lost password. */
export const forgotElsewhere = loginElsewhere
/** Payload's sign-out screen; the panel's own button signs out, this address does nothing. */
export const logoutElsewhere = (): never => redirect('/admin')
/** Payload's screen after a long rest. The session is ours, so the panel's entry decides. */
export const inactivityElsewhere = logoutElsewhere
