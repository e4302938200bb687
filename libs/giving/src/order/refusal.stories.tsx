import { ApiError } from '@atrio/api-client'
import { defineFeature } from '@atrio/tenant-core'
import { storyOf } from '@atrio/testing'
import { messages } from '../i18n/messages.ts'
import { Refusal } from './refusal.tsx'

export default { title: 'giving/Refused gift' }

const nothing = () => undefined

/** The dialog that checkout opens over itself, by the refused field. */
const refused = (field: string, code: string) =>
  storyOf(
    defineFeature({
      id: 'giving',
      messages,
      routes: () => [
        {
          path: '/',
          screen: () =>
            Promise.resolve({
              default: () => (
                <>
                  <h1>{field}</h1>
                  <Refusal
                    error={
                      new ApiError('no', {
                        kind: 'refused',
                        status: 400,
                        code: 'validation',
                        fields: { [field]: code },
                      })
                    }
                    draft={{ kind: 'gift', key: 'key', payload: { gifts: [], coversFees: false }, buyer: null }}
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

export const ReasonGone = refused('gifts.0.reasonId', 'gone')
export const WalletMaximum = refused('method', 'wallet_maximum')
export const TotalChanged = refused('total', 'changed')
