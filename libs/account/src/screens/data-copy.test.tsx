import type { ApiRequest } from '@atrio/api-client'
import type { FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { box, fill, openOwn, press } from '../testing/own-data.tsx'
import { copyScenes, securityCalls } from '../testing/security.scenes.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

async function ask(http: FakeHttp) {
  const page = await openOwn(http, '/user/data')
  await press('Baixar uma cópia')
  await screen.findByLabelText('Confirme com a sua senha')
  fill('Confirme com a sua senha', 'Atrio#2026')
  await press('Baixar')
  return page
}

describe('the copy of own data', () => {
  it('asks for the password and saves a readable file', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:x'))
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const sent: unknown[] = []
    const answer = copyScenes.complete[securityCalls.copy]
    await ask({ ...copyScenes.complete, [securityCalls.copy]: ({ body }: ApiRequest) => (sent.push(body), answer) })
    expect(await screen.findByText(/A cópia foi baixada/)).toBeInTheDocument()
    expect(sent).toEqual([{ senha: 'Atrio#2026' }])
    expect(names).toEqual(['meus-dados-2026-11-20.json'])
    expect(await saved[0]?.text()).toBe(JSON.stringify(answer, null, 2))
  })

  it('says how long to wait after too many', async () => {
    await ask(copyScenes.tooOften)
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(box('Confirme com a sua senha')).toHaveValue('Atrio#2026')
  })
})
