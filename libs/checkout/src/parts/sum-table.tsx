import { figuresCss, mutedCss, Skeleton } from '@atrio/ui'
import { css } from '@emotion/react'

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '1.0625rem',
  '& :is(th, td)': { padding: '.45rem 0', verticalAlign: 'top', textAlign: 'left', fontWeight: 400 },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: 'var(--s4)', fontFeatureSettings: "'tnum'" },
  '& tfoot :is(th, td)': { borderTop: '1px solid var(--hairline)', paddingTop: '.9rem' },
  '& th': { overflowWrap: 'anywhere' },
  '& tfoot th': { fontWeight: 600 },
})
const totalCss = css(figuresCss, { fontSize: 'min(1.75rem, 10vw)', lineHeight: 1.1 })

export type SumRow = { label: string; amount: string; quiet?: boolean }

/** Lines, fees and their total. A loading total keeps its room. */
export const SumTable = ({ caption, rows, total }: { caption: string; rows: SumRow[]; total: [string, string?] }) => (
  <table css={table}>
    <caption className="visually-hidden">{caption}</caption>
    <tbody>
      {rows.map(({ label, amount, quiet }, index) => (
        <tr key={index} css={quiet ? mutedCss : undefined}>
          <th scope="row">{label}</th>
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{total[0]}</th>
        <td css={totalCss}>{total[1] ?? <Skeleton width="7rem" height="1.9rem" />}</td>
      </tr>
    </tfoot>
  </table>
)
