export const memberCardPaths = { own: '/user/account/card', embed: '/embed/print-member-card' } as const
