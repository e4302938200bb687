import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Card } from './card.tsx'
import { ListRow, Rows } from './list-row.tsx'

describe('cards and rows', () => {
  it('are one link, named by the title alone', () => {
    render(
      <>
        <Card title="Retreat" kicker="In May" meta="Atibaia" link={(title) => <a href="/event/1">{title}</a>} />
        <Rows>
          <ListRow title="Choir" meta="8 pm" trailing="free" link={(title) => <a href="/event/2">{title}</a>} />
        </Rows>
      </>,
    )
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Retreat', 'Choir'])
    expect(screen.getByRole('heading', { name: 'Retreat' })).toBeInTheDocument()
  })

  it('are no link without a target', () => {
    const { container } = render(
      <Rows>
        <ListRow title="Choir" meta="8 pm" />
      </Rows>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    expect(container.querySelector('svg')).toBeNull()
  })
})
