import { renderFeature, wireReading, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readingPlansFeature } from '../feature.ts'
import { framedFeature } from '../testing/framed.feature.ts'
import { calls, member, PLAN, reading, scenes } from '../testing/reading-plans.scenes.ts'

const at = `/reading-plans/${PLAN}/delete`
const open = (http: FakeHttp) => renderFeature(readingPlansFeature, { at, http, session: member })
const remove = () => userEvent.click(screen.getByRole('button', { name: 'Excluir' }))

describe('RemoveScreen', () => {
  it('warns about what is lost and ends on a confirmation page', async () => {
    const { path, transport } = await open(reading.onTime())
    expect(screen.getByText(/Você perde a marca do dia lido e a data de início, 19 de novembro de 2026/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Manter' })).toHaveAttribute('href', `/reading-plans/${PLAN}`)
    await remove()
    expect(await screen.findByRole('heading', { level: 1, name: 'Plano excluído' })).toBeInTheDocument()
    expect(path()).toBe(`/reading-plans/${PLAN}/delete/confirm`)
    expect(transport.calls).toContain(calls.remove)
  })

  it('succeeds when an earlier answer was lost', async () => {
    let asked = 0
    const there = { assinatura: wireReading() }
    await open({ ...scenes.removedBefore, [calls.reading]: () => (asked++ ? { assinatura: null } : there) })
    await remove()
    expect(await screen.findByRole('heading', { level: 1, name: 'Plano excluído' })).toBeInTheDocument()
  })

  it('reloads when the plan was restarted elsewhere', async () => {
    let asked = 0
    const other = wireReading({ uuid: '0c000000-0000-4000-8000-00000000000c', diasLidos: [] })
    await open({ ...scenes.removedBefore, [calls.reading]: () => ({ assinatura: asked++ ? other : wireReading() }) })
    await remove()
    expect(await screen.findByRole('alert')).toHaveTextContent('Isto mudou em outro aparelho')
    expect(screen.getByText(/nenhum dia foi marcado ainda/)).toBeInTheDocument()
  })

  it('shows an error and allows a retry when the deletion fails', async () => {
    await open(scenes.notRemoved)
    await remove()
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível concluir. Nada mudou')
    expect(screen.getByRole('button', { name: 'Excluir' })).not.toHaveAttribute('aria-busy')
  })

  it('has nothing to delete when the plan is not started', async () => {
    await open(scenes.fresh)
    expect(screen.getByText('Este plano não está entre os seus.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull()
  })

  it('asks a visitor of a frame to sign in', async () => {
    await renderFeature(framedFeature, { at: `/embed${at}`, http: scenes.fresh })
    expect(screen.getByRole('link', { name: 'Entrar no portal' })).toHaveAttribute(
      'href',
      `https://demo.portal.test${at}`,
    )
  })
})
