import type { Finds } from '@atrio/tenant-core'
import { episodePath } from './paths.ts'

export const finds: Finds = {
  kinds: {
    episode: {
      label: { 'pt-BR': 'Podcast', en: 'Podcast', es: 'Pódcast' },
      order: 500,
      to: ({ slug }) => episodePath(slug),
    },
  },
}
