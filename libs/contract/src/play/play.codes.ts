/** Who may watch (document 1 section 3): every signed-in person, or subscribers only. */
export const contentVisibilities = ['OPEN_CONTENT', 'CLOSED_CONTENT'] as const
export type ContentVisibility = (typeof contentVisibilities)[number]

export const playContentTypes = ['video', 'coletanea'] as const
export type PlayContentType = (typeof playContentTypes)[number]

/** A subscription is valid while it is `ativo` (document 1 section 4); the other three are ours. */
export const subscriptionStatuses = ['ativo', 'pendente', 'cancelado', 'expirado'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/**
 * How a subscription goes on after its paid time: by hand, by a kept card, waiting for consent to another price,
 * cancelled by the subscriber, or ended since its card was refused or its plan is gone.
 */
export const renewalStatuses = ['manual', 'ativa', 'preco', 'cancelada', 'falhou'] as const
export type RenewalStatus = (typeof renewalStatuses)[number]

/** Maximum number of entries in one account's list. */
export const MAX_MY_LIST = 200
/** Maximum number of contents whose marks one call tells: more than any page of ours lists at once. */
export const MAX_MARKED = 200
/** Seconds, a day: no video is longer. */
export const MAX_POSITION_SECONDS = 86_400
