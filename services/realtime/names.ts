const CHANNEL = /^[A-Za-z0-9_\-=@,.;]{1,200}$/
const USER_CHANNEL = /^#server-to-user-(.{1,180})$/
const PERSON = /^private-user-(.{1,180})$/
const SOCKET_ID = /^\d{1,16}\.\d{1,16}$/

/** Whether a text has the form of a channel name that people may join. */
export const isChannelName = (name: unknown): name is string => typeof name === 'string' && CHANNEL.test(name)

/** Whether a text has the form of a connection's id. */
export const isSocketId = (id: unknown): id is string => typeof id === 'string' && SOCKET_ID.test(id)

/** Whether joining needs a signature. */
export const isPrivate = (name: string): boolean => /^(?:private|presence)-/.test(name)

/** Whether its members see each other. */
export const isPresence = (name: string): boolean => name.startsWith('presence-')

/** Whether its events are encrypted end to end, so that clients may not send their own. */
export const isEncrypted = (name: string): boolean => name.startsWith('private-encrypted-')

/** Whether its last event is kept for later subscribers. */
export const isCache = (name: string): boolean => /^(?:private-|presence-)?(?:encrypted-)?cache-/.test(name)

/** Whose own channel a name stands for, or undefined for any other name. */
export const personOf = (name: string): string | undefined => PERSON.exec(name)?.[1]

/** The channel of the protocol that reaches all connections of a person. */
export const channelOfUser = (userId: string): string => `#server-to-user-${userId}`

/** The person of a channel that reaches all connections of one person, or undefined for any other channel. */
export const userOfChannel = (name: string): string | undefined => USER_CHANNEL.exec(name)?.[1]

/** Whether it is a room's: what its members tell each other goes through the server, which reads it. */
export const isRoom = (name: string): boolean => /^(?:private|presence)-room-/.test(name)
