import type { Finds } from '@atrio/tenant-core'
import { groupPath } from './paths.ts'

export const finds: Finds = {
  kinds: {
    group: {
      label: { 'pt-BR': 'Pequenos grupos', en: 'Small groups', es: 'Grupos pequeños' },
      order: 900,
      to: ({ id }) => groupPath(id),
    },
  },
}
