import type { Bible } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { EmptyState, ListRow, Rows } from '@atrio/ui'

/** A church without a text: where else to read, if it says so. */
export function NoBible({ readers }: Pick<Bible, 'readers'>) {
  const { t } = useTranslation('bible')
  if (readers.length === 0) {
    return <EmptyState heading="h2" seed="no-bible" title={t('none.title')} text={t('none.text')} />
  }
  return (
    <section>
      <h2 css={{ fontSize: 'var(--t-3)', marginBottom: 'var(--s4)' }}>{t('none.readers')}</h2>
      <Rows>
        {readers.map(({ name, url }) => (
          <ListRow
            key={url}
            title={name}
            goes="outside"
            link={(title) => (
              <a href={url} rel="noreferrer" target="_blank">
                {title}
              </a>
            )}
          />
        ))}
      </Rows>
    </section>
  )
}
