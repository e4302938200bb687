import { useTranslation } from '@atrio/i18n'
import { ViewToggle, type ListOrMap } from '@atrio/map'
import { churchesPath } from '../model/churches-view.ts'

/** Switches the page of churches between list and map, each at its own address. */
export function ChurchesToggle({ view }: { view: ListOrMap }) {
  const { t } = useTranslation('content')
  return (
    <div css={{ marginBottom: 'var(--s6)' }}>
      <ViewToggle
        view={view}
        to={churchesPath}
        words={{ label: t('churches.view.label'), list: t('churches.view.list'), map: t('churches.view.map') }}
      />
    </div>
  )
}
