import { accountApi, memberCardApi } from '@atrio/api-client'
import { loadCardWords } from '@atrio/checkout'
import { loadFormWords } from '@atrio/forms'
import { addMessages } from '@atrio/i18n'
import { apiOver, partsOf } from '@atrio/testing'
import { fn } from 'storybook/test'
import { accountFeature } from '../feature.ts'
import { messages as cardMessages } from '../i18n/member-card/messages.ts'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { loadSecurityWords } from '../i18n/security/messages.ts'
import { EMAIL, member, scenes } from '../testing/account.scenes.ts'
import { cardScenes } from '../testing/member-card.scenes.ts'
import { ownScenes } from '../testing/own-data.scenes.ts'
import { pages } from '../testing/pages.tsx'
import { AccessDialog } from './access-dialog.tsx'
import { AccountExistsDialog, InactiveAccountDialog } from './access-dialogs.tsx'
import { AccessFrame } from './access-frame.tsx'
import { Addresses } from './addresses.tsx'
import { CardGroups } from './card-groups.tsx'
import { ChangeChurchDialog } from './change-church-dialog.tsx'
import { Children } from './children.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EntryList } from './entry-list.tsx'
import { KnownEmail } from './known-email.tsx'
import { LoadFailed } from './load-failed.tsx'
import { MailSent } from './mail-sent.tsx'
import { MemberCardFaces } from './member-card-faces.tsx'
import { MemberCardFailed } from './member-card-states.tsx'
import { MemberCardView } from './member-card-view.tsx'
import { OwnPage } from './own-page.tsx'
import { PartnerPage } from './partner-page.tsx'
import { Photo } from './photo.tsx'
import { RegisterStep } from './register-step.tsx'
import { StepSkeleton } from './step-skeleton.tsx'

export default { title: 'account/Parts' }

const http = { ...scenes.everythingAsked, ...ownScenes.complete, ...cardScenes.whole }
const part = partsOf(accountFeature, {
  http,
  session: member,
  beside: [pages],
  load: (ctx) =>
    Promise.all([
      loadOwnWords(ctx),
      loadSecurityWords(ctx),
      loadCardWords(ctx),
      loadFormWords(ctx.i18n),
      addMessages(ctx.i18n, 'memberCard', cardMessages),
    ]),
})
const api = apiOver(http)
const account = await api.run(accountApi.clientAccount, { accountId: 7 })
const groups = await api.run(accountApi.cards, { clientAccountId: 8 })
const card = (await api.run(memberCardApi.get, { userId: 8 }))!
const dialog = { isDialog: true }
const sent = async () => true

export const Inactive = part(InactiveAccountDialog, { email: EMAIL, sent: true, onResend: sent, onClose: fn() }, dialog)
export const Exists = part(AccountExistsDialog, { email: EMAIL, onLogin: fn(), onRecover: fn(), onClose: fn() }, dialog)
export const Ask = part(
  AccessDialog,
  { state: { kind: 'exists' }, email: EMAIL, onResend: sent, onClose: fn(), onGo: fn() },
  dialog,
)
export const Frame = part(AccessFrame, {
  kicker: 'Igreja Vida Plena',
  title: 'Entrar',
  lead: 'Com o seu e-mail.',
  step: 'email',
  wide: false,
  children: 'O formulário',
})
export const AddressList = part(Addresses, { account })
export const Cards = part(CardGroups, { groups })
export const ChangeChurch = part(
  ChangeChurchDialog,
  { from: 'Igreja Vida Plena', to: 'Hope Chapel', onConfirm: async () => undefined, onClose: fn() },
  dialog,
)
export const ChildList = part(Children, { account })
export const Delete = part(
  DeleteDialog,
  {
    title: 'Apagar o endereço?',
    children: 'Rua das Acácias, 240',
    confirm: 'Apagar',
    onConfirm: async () => undefined,
    onClose: fn(),
  },
  dialog,
)
export const Entries = part(EntryList, {
  title: 'Minha conta',
  entries: [
    { name: 'data', to: '/user/data' },
    { name: 'cards', to: '/user/cards' },
  ],
})
export const Known = part(KnownEmail, { email: EMAIL, onChange: fn() })
export const Failed = part(LoadFailed, { busy: false, retry: fn() })
export const Mailed = part(MailSent, { onContinue: fn(), onBack: fn() })
export const CardFaces = part(MemberCardFaces, { card, shown: true })
export const CardFailed = part(MemberCardFailed, { retry: fn(), busy: false })
export const CardView = part(MemberCardView, { card, shown: true })
export const WholePage = part(OwnPage, { title: 'Meus cartões', children: 'Nenhum cartão' })
export const Partner = part(PartnerPage, { partner: 'voluts' })
export const Picture = part(Photo, { account })
export const Register = part(RegisterStep, {
  email: EMAIL,
  captcha: { solved: async () => 'solved', run: (call) => call({}) },
  redirectTo: null,
  onRegistered: async () => undefined,
  onExists: fn(),
  onChangeEmail: fn(),
})
export const Skeleton = part(StepSkeleton, { label: 'Entrar' })
