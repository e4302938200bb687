import { prayerApi, type PrayerWishes } from '@atrio/api-client'
import { apiOver, partsOf } from '@atrio/testing'
import { Button, Rows } from '@atrio/ui'
import { fn } from 'storybook/test'
import { prayerFeature } from '../feature.ts'
import { accountStandIn } from '../testing/account-stand-in.tsx'
import { member, pages } from '../testing/pages.scenes.ts'
import { Answered, AnsweredTag } from './answered.tsx'
import { EnterFirst } from './enter-first.tsx'
import { LoadFailed } from './load-failed.tsx'
import { MessageList } from './message-list.tsx'
import { OwnActions } from './own-actions.tsx'
import { OwnState, OwnTag } from './own-state.tsx'
import { PrayAction } from './pray-action.tsx'
import { PrayerCard } from './prayer-card.tsx'
import { PrayerRow } from './prayer-row.tsx'
import { PrayerView } from './prayer-view.tsx'
import { ResultPage } from './result-page.tsx'

export default { title: 'prayer/Parts' }

const part = partsOf(prayerFeature, { beside: [accountStandIn] })
const { prayer, messages } = await apiOver(pages.answered).run(prayerApi.get, { id: 11, userId: 7 })
const wishes: PrayerWishes = { onWall: true, active: true, inReview: false, callMe: true, visitMe: false }
const { answered } = prayer

export const AnsweredInList = part(AnsweredTag, { answered })
export const AnsweredWithTestimony = part(Answered, { answered })
export const EnterToPray = part(EnterFirst, { open: true, onClose: fn() }, { isDialog: true })
export const Failed = part(LoadFailed, { text: 'Não conseguimos buscar os pedidos.', busy: false, retry: fn() })
export const Messages = part(MessageList, { messages })
export const Own = part(OwnActions, { prayer }, { session: member })
export const OwnStateInList = part(OwnTag, { wishes })
export const OwnStateOnPage = part(OwnState, { wishes })
export const Pray = part(PrayAction, { prayer, onEnter: fn() })
export const Card = part(PrayerCard, { prayer }, { around: 'ul' })
export const Row = part(PrayerRow, { prayer, to: '/prayer/11', link: 'Orar por Marta' }, { around: Rows })
export const View = part(PrayerView, { prayer, messages, signedIn: false, more: null })
export const Result = part(ResultPage, {
  title: 'Pedido enviado',
  text: 'A igreja já pode orar por você.',
  seed: 'asked',
  action: <Button>Ver o mural</Button>,
})
