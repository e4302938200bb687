import { ApiError } from '@atrio/api-client'
import { defineFeature } from '@atrio/tenant-core'
import { storyOf } from '@atrio/testing'
import { messages } from '../i18n/messages.ts'
import { Refusal } from './refusal.tsx'

export default { title: 'play/Refused subscription' }

const nothing = () => undefined

/** The dialog that checkout shows over itself, by the field that is wrong. */
const refused = (field: string, code: string) => {
  const error = new ApiError('no', { kind: 'refused', status: 400, code: 'validation', fields: { [field]: code } })
  const draft = { kind: 'plan' as const, key: 'key', payload: { planId: 2 }, buyer: null }
  const page = () => (
    <>
      <h1>{field}</h1>
      <Refusal {...{ error, draft }} close={nothing} chooseMethod={nothing} review={nothing} proceed={nothing} />
    </>
  )
  const screen = () => Promise.resolve({ default: page })
  return storyOf(defineFeature({ id: 'play', messages, routes: () => [{ path: '/', screen }] }), {})
}

export const PlanGone = refused('plan', 'gone')
export const SignIn = refused('person', 'required')
export const TotalChanged = refused('total', 'changed')
