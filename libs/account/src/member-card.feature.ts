import { defineFeature, screensFrom } from '@atrio/tenant-core'
import { messages } from './i18n/member-card/messages.ts'
import { memberCardPaths } from './member-card.paths.ts'

const screen = screensFrom(() => import('./member-card.screens.ts'))

/** A manifest of its own beside the account's: other sites frame the card alone, without the sign-in pages. */
export const memberCardFeature = defineFeature({
  id: 'memberCard',
  messages,
  routes: () => [{ path: memberCardPaths.own, access: 'login', screen: screen('own') }],
  embeds: () => [{ path: memberCardPaths.embed, layout: 'EMBED', screen: screen('embed') }],
  links: { 'account.memberCard': () => memberCardPaths.own },
})
