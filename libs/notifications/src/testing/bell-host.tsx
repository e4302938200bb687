import { defineFeature, useFeatureContext } from '@atrio/tenant-core'
import { lazy, Suspense, useState } from 'react'
import { notificationBell } from '../index.ts'

/** The bell at the end of a line, as a header has it. */
function Host() {
  const ctx = useFeatureContext()
  const [Bell] = useState(() => lazy(() => notificationBell(ctx)))
  return (
    <>
      <div css={{ display: 'flex', justifyContent: 'flex-end', padding: 'var(--s3) var(--gutter)' }}>
        <Suspense>
          <Bell />
        </Suspense>
      </div>
      <h1 css={{ paddingInline: 'var(--gutter)' }}>Início</h1>
    </>
  )
}

const none = () => Promise.resolve({})
const messages = { 'pt-BR': none, en: none, es: none }
const page = (text: string) => () => Promise.resolve({ default: () => <h1>{text}</h1> })

/** A page with the bell, and a feature that opens notifications about events and, while its module is on, news. */
export const bellHost = defineFeature({
  id: 'host',
  messages,
  routes: () => [{ path: '/', screen: () => Promise.resolve({ default: Host }) }],
})
export const openers = [
  defineFeature({
    id: 'openers',
    messages,
    routes: () => [{ path: '/event/:eventId', screen: page('Cantata de Natal') }],
    opensNotification: { event: ({ id }) => (id === null ? undefined : `/event/${id}`) },
  }),
  defineFeature({
    id: 'switchedOff',
    module: 'news',
    messages,
    opensNotification: { news: ({ id }) => `/news/${id}` },
  }),
]
