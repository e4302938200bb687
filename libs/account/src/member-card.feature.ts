import { defineFeature, screensFrom } from '@atrio/tenant-core'
import { memberCardFrameFeature } from './member-card-frame.feature.ts'
import { memberCardPaths } from './member-card.paths.ts'

const screen = screensFrom(() => import('./member-card.screens.ts'))

/** A manifest of its own beside the account's: the card alone, without the sign-in pages. */
export const memberCardFeature = defineFeature({
  ...memberCardFrameFeature,
  routes: () => [{ path: memberCardPaths.own, access: 'login', screen: screen('own') }],
  links: { 'account.memberCard': () => memberCardPaths.own },
})
