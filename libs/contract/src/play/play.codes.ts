/** Who may watch (document 1 section 3): every signed-in person, or subscribers only. */
export const contentVisibilities = ['OPEN_CONTENT', 'CLOSED_CONTENT'] as const
export type ContentVisibility = (typeof contentVisibilities)[number]

export const playContentTypes = ['video', 'coletanea'] as const
export type PlayContentType = (typeof playContentTypes)[number]

/** A subscription is valid while it is `ativo` (document 1 section 4); the other three are ours. */
export const subscriptionStatuses = ['ativo', 'pendente', 'cancelado', 'expirado'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Maximum number of entries in one account's list. */
export const MAX_MY_LIST = 200
/** Seconds, a day: no video is longer. */
export const MAX_POSITION_SECONDS = 86_400
