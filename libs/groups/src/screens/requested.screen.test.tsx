import { renderFeature } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { groupsFeature } from '../feature.ts'

it.each(['', '?group=0', '?group=1e1', '?group=javascript:1'])(
  'RequestedScreen links to the list for an invalid group: "%s"',
  async (query) => {
    await renderFeature(groupsFeature, { at: `/groups/request/success${query}` })
    expect(screen.getByRole('heading', { level: 1, name: 'Pedido enviado' })).toBeInTheDocument()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/groups'])
  },
)

it('RequestedScreen links to the group alone when groups are switched off', async () => {
  await renderFeature(groupsFeature, { at: '/groups/request/success?group=5', startUp: { modulos: [] } })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/groups/5'])
})
