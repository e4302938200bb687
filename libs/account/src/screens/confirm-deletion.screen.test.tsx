import type { ApiRequest } from '@atrio/api-client'
import { restoringAtom, sessionAtom } from '@atrio/tenant-core'
import { renderFeature, type FakeHttp } from '@atrio/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountFeature } from '../feature.ts'
import { member } from '../testing/account.scenes.ts'
import { lifeCalls, lifeScenes } from '../testing/life.scenes.ts'
import { press } from '../testing/own-data.tsx'
import { pages } from '../testing/pages.tsx'

const at = '/user/confirm-delete-user?code=0123456789-abcdefghij'
const open = (http: FakeHttp, more: object = {}) =>
  renderFeature(accountFeature, { at, http, beside: [pages], ...more })
const confirm = () => press('Excluir a minha conta de vez')

describe('ConfirmDeletionScreen', () => {
  it('deletes the account signed out, and only when the button is pressed', async () => {
    const sent: unknown[] = []
    const { transport } = await open({
      ...lifeScenes.complete,
      [lifeCalls.confirm]: ({ body }: ApiRequest) => (sent.push(body), { situacao: 'encerrada' }),
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Excluir a sua conta?' })).toBeInTheDocument()
    expect(transport.calls).not.toContain(lifeCalls.confirm)
    await confirm()
    expect(await screen.findByRole('heading', { name: 'A sua conta foi excluída' })).toBeInTheDocument()
    expect(sent).toEqual([{ codigo: '0123456789-abcdefghij' }])
  })

  it('signs out the session of this browser', async () => {
    const { ctx } = await open(lifeScenes.complete, { session: member })
    await confirm()
    await waitFor(() => expect(ctx.store.get(sessionAtom).token).toBeNull())
    expect(await screen.findByRole('heading', { name: 'A sua conta foi excluída' })).toBeInTheDocument()
  })

  it('signs out a session that is still being restored when the button is pressed', async () => {
    const { ctx } = await open(lifeScenes.complete)
    const { promise, resolve } = Promise.withResolvers<void>()
    act(() => ctx.store.set(restoringAtom, promise))
    await confirm()
    act(() => {
      ctx.store.set(sessionAtom, member)
      ctx.store.set(restoringAtom, null)
      resolve()
    })
    expect(await screen.findByRole('heading', { name: 'A sua conta foi excluída' })).toBeInTheDocument()
    expect(ctx.store.get(sessionAtom).token).toBeNull()
  })

  it.each([
    ['that was used', lifeScenes.linkSpent, at],
    ['without a code', lifeScenes.complete, '/user/confirm-delete-user'],
  ])('offers a new link for a link %s', async (_, http, where) => {
    await open(http, { at: where })
    await confirm()
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Pedir outro link' })).toHaveAttribute('href', '/user/delete-user')
  })

  it('can be retried when no answer arrives', async () => {
    await open(lifeScenes.confirmSilent)
    await confirm()
    expect(await screen.findByText(/Não houve resposta/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Excluir a minha conta de vez' })).toBeEnabled()
  })
})
