import { defineFeature } from '@atrio/tenant-core'
import { TicketIcon } from '@atrio/ui'
import { messages } from './i18n/member-card/messages.ts'
import { memberCardPaths } from './member-card.paths.ts'

/** A manifest of its own beside the account's: other sites frame the card alone, without the sign-in pages. */
export const memberCardFeature = defineFeature({
  id: 'memberCard',
  messages,
  routes: () => [
    { path: memberCardPaths.own, access: 'login', screen: () => import('./screens/member-card.screen.tsx') },
  ],
  embeds: () => [
    { path: memberCardPaths.embed, layout: 'EMBED', screen: () => import('./screens/embed-member-card.screen.tsx') },
  ],
  links: { 'account.memberCard': () => memberCardPaths.own },
  userMenu: [
    {
      link: 'account.memberCard',
      label: { 'pt-BR': 'Minha carteirinha', en: 'My member card', es: 'Mi carnet' },
      icon: TicketIcon,
      order: 30,
    },
  ],
})
