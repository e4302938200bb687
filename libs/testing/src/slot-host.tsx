import { defineFeature, Slot, type SlotFailureProps, type SlotName } from '@atrio/tenant-core'

const Failure = ({ retry }: SlotFailureProps) => (
  <p role="alert">
    section failed <button onClick={retry}>retry</button>
  </p>
)

const none = () => Promise.resolve({})

/** A screen at `/` that lends its room, as home does: `renderFeature(eventsFeature, { at: '/', beside: [slotHost()] })`. */
export const slotHost = (name: SlotName = 'home.sections') =>
  defineFeature({
    id: 'slotHost',
    messages: { 'pt-BR': none, en: none, es: none },
    routes: () => [
      {
        path: '/',
        screen: () => Promise.resolve({ default: () => <Slot name={name} failure={Failure} /> }),
        slots: [name],
      },
    ],
  })
