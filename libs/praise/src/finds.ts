import type { Finds } from '@atrio/tenant-core'
import { songPath } from './paths.ts'

export const finds: Finds = {
  kinds: {
    song: { label: { 'pt-BR': 'Louvores', en: 'Songs', es: 'Cantos' }, order: 300, to: ({ id }) => songPath(id) },
  },
}
