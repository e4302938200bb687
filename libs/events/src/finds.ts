import type { Finds } from '@atrio/tenant-core'
import { eventPath } from './paths.ts'

export const finds: Finds = {
  kinds: {
    event: { label: { 'pt-BR': 'Eventos', en: 'Events', es: 'Eventos' }, order: 100, to: ({ id }) => eventPath(id) },
  },
}
