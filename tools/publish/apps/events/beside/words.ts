import { useTranslation } from '@atrio/i18n'
// all that events stand on, whose types must not know the host's either
import '@atrio/api-client'
import '@atrio/checkout'
import '@atrio/contract'
import '@atrio/forms'
import '@atrio/media-player'
import '@atrio/rich-content'
import '@atrio/tenant-core'
import '@atrio/ui'

declare module '@atrio/i18n' {
  interface Messages {
    greetings: { hello: string; guests_one: string; guests_other: string; door: { open: string } }
  }
}

/** What the host adds to our catalogues is checked like ours, and apart from its own. */
export function useGreetings() {
  const { t } = useTranslation('greetings')
  // @ts-expect-error -- a key of the other list
  t('basket')
  // @ts-expect-error -- no message, but several
  t('door')
  return [t('hello'), t('guests', { count: 2 }), t('door.open')]
}
