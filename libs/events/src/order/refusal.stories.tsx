import { ApiError } from '@atrio/api-client'
import { defineFeature } from '@atrio/tenant-core'
import { storyOf } from '@atrio/testing'
import { messages } from '../i18n/messages.ts'
import { Refusal } from './refusal.tsx'

export default { title: 'events/Refused purchase' }

const nothing = () => undefined
const payload = { eventId: 7, version: 'v1', tickets: [] }

/** The dialog that checkout opens over itself, by the code of a refusal. */
const refused = (code: string) =>
  storyOf(
    defineFeature({
      id: 'events',
      messages,
      routes: () => [
        {
          path: '/',
          screen: () =>
            Promise.resolve({
              default: () => (
                <>
                  <h1>{code}</h1>
                  <Refusal
                    error={new ApiError('no', { kind: 'refused', status: 409, code })}
                    draft={{ kind: 'event', key: 'key', payload, buyer: null }}
                    close={nothing}
                    chooseMethod={nothing}
                    review={nothing}
                    proceed={nothing}
                  />
                </>
              ),
            }),
        },
      ],
    }),
    {},
  )

export const SoldOut = refused('EVT_REG_001')
export const NewQuestions = refused('EVT_REG_003')
export const MethodUnavailable = refused('EVT_REG_010')
export const TotalChanged = refused('EVT_REG_014')
export const OneCharge = refused('EVT_REG_017')
export const FewerTickets = refused('EVT_REG_021')
export const DataMissing = refused('EVT_REG_026')
export const Unknown = refused('EVT_REG_999')
