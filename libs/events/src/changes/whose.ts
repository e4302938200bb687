/** A ticket and its holder: a member, or a guest by the code of the order. */
export type Whose = { userId: number; eventId: number; ticketId: number; order?: string }
