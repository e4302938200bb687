import { Skeleton } from '@atrio/ui'
import { fieldsGrid } from './fields-grid.ts'

export type FieldShape = 'whole' | 'half' | 'line'

/** Of a card: number, date, code, holder, and the holder's documents where the church's gateways ask for them. */
export const cardShape = (holderDocuments: boolean): FieldShape[] => [
  ...(['whole', 'half', 'half', 'whole'] as const),
  ...(holderDocuments ? (['half', 'half'] as const) : []),
]

/** Of a bank account: holder, routing number, account, and its type. */
export const bankShape: FieldShape[] = ['whole', 'whole', 'whole', 'line', 'line']

/** As much room as the fields will take that are on their way, so that what stands beneath them stays where it is. */
export const FieldsSkeleton = ({ shape }: { shape: readonly FieldShape[] }) => (
  <div aria-hidden css={fieldsGrid}>
    {shape.map((of, index) => (
      <div key={index} {...(of === 'half' && { 'data-half': true })}>
        {of !== 'line' && <Skeleton width="8rem" />}
        <Skeleton height={of === 'line' ? '2rem' : '3.25rem'} css={of !== 'line' && { marginTop: 'var(--s2)' }} />
      </div>
    ))}
  </div>
)
