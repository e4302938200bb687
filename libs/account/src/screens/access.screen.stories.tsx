import { clearDrafts } from '@atrio/forms'
import { storyOf } from '@atrio/testing'
import { accountFeature } from '../feature.ts'
import { scenes } from '../testing/account.scenes.ts'
import { recaptchaStandIn } from '../testing/recaptcha-stand-in.ts'
import { giveEmail, givePassword, played, register, send, sendEmpty } from '../testing/played.ts'

// no story starts with the draft of another
export default { title: 'account/Access', beforeEach: () => clearDrafts() }

const at = '/access'
const recovery = { at: '/access?start=recover' }
const config = { privacyUrl: 'https://atrio.test/{lang}/privacy' }

export const Email = storyOf(accountFeature, scenes.known, { at, config })
export const RegisterFirst = storyOf(accountFeature, scenes.known, { at: '/access?start=register' })
export const EmailMissing = played(storyOf(accountFeature, scenes.known, { at }), send)
export const Unreachable = played(storyOf(accountFeature, scenes.unreachable, { at }), giveEmail)
export const Password = played(storyOf(accountFeature, scenes.known, { at }), giveEmail)
export const WrongPassword = played(storyOf(accountFeature, scenes.wrongPassword, { at }), givePassword)
export const TooManyTries = played(storyOf(accountFeature, scenes.tooMany, { at }), givePassword)
export const Inactive = played(storyOf(accountFeature, scenes.inactive, { at }), givePassword)
export const InactiveUnsent = played(storyOf(accountFeature, scenes.inactiveUnsent, { at }), givePassword)
export const Register = played(storyOf(accountFeature, scenes.unknown, { at }), giveEmail)
export const RegisterEverything = played(storyOf(accountFeature, scenes.everythingAsked, { at }), giveEmail)
export const RegisterEveryError = played(storyOf(accountFeature, scenes.everythingAsked, { at }), sendEmpty)
export const RegisterFails = played(storyOf(accountFeature, scenes.settingsFail, { at }), giveEmail)
export const AccountExists = played(storyOf(accountFeature, scenes.exists, { at }), register)
export const InvalidCaptcha = played(storyOf(accountFeature, scenes.invalidCaptcha, { at }), register)
export const VerifyEmail = played(storyOf(accountFeature, scenes.unknown, { at }), register)
export const Recover = storyOf(accountFeature, scenes.recovered, recovery)
export const Recovered = played(storyOf(accountFeature, scenes.recovered, recovery), giveEmail)
export const EmailNotFound = played(storyOf(accountFeature, scenes.nobodyToRecover, recovery), giveEmail)

const refused = {
  createScriptURL: () => {
    throw new TypeError('no story asks a stranger')
  },
}
/** Before the story in which the script loads: a loaded script stays in the page. */
export const RecaptchaBlocked = {
  ...played(storyOf(accountFeature, scenes.recaptcha, { at }), register),
  beforeEach: () => {
    window.atrioScripts = refused
    return () => void delete window.atrioScripts
  },
}
export const Recaptcha = {
  ...RecaptchaBlocked,
  beforeEach: () => {
    window.grecaptcha = recaptchaStandIn().recaptcha
    return () => void delete window.grecaptcha
  },
}
