import { codes, hangUp, type Connection } from './connection.ts'

/** Which connections belong to which person, after they signed in. */
export class People {
  readonly #people = new Map<string, Set<Connection>>()

  get size(): number {
    return this.#people.size
  }

  signIn(connection: Connection, userId: string): void {
    this.signOut(connection)
    connection.userId = userId
    const connections = this.#people.get(userId) ?? new Set()
    this.#people.set(userId, connections.add(connection))
  }

  signOut(connection: Connection): void {
    if (connection.userId === undefined) return
    const connections = this.#people.get(connection.userId)
    connections?.delete(connection)
    if (connections?.size === 0) this.#people.delete(connection.userId)
    delete connection.userId
  }

  /**
   * Hangs up on every connection of a person, for good. Also finds one that never signed in, by the channels it joined
   * as that person (their own, presence channels, and private ones whose authorisation names the person, such as a
   * family's), so that a client cannot escape by leaving that step out.
   */
  terminate(userId: string, all: Iterable<Connection>): void {
    const signedIn = this.#people.get(userId)
    for (const connection of [...all]) {
      const theirs =
        signedIn?.has(connection) ||
        connection.channels.has(`private-user-${userId}`) ||
        connection.authorisedFor.has(userId) ||
        [...connection.presence.values()].includes(userId)
      if (theirs) hangUp(connection, codes.unauthorized, 'You got disconnected by the app')
    }
  }
}
