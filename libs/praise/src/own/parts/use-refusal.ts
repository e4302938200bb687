import { ApiError, SET_LIST_LIMITS } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'

/** Why a set list was not written, in words. */
export function useRefusal() {
  const { t } = useTranslation('ownSongs')
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('refused.failed')
    if (error.kind === 'no-response') return t('refused.noResponse')
    if (error.fields['lists']) return t('refused.lists', SET_LIST_LIMITS)
    if (error.status === 404) return t('refused.gone')
    return t(error.code === 'conflict' ? 'refused.conflict' : 'refused.failed')
  }
}
