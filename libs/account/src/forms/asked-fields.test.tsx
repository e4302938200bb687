import { refuse, type FakeHttp } from '@atrio/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls, scenes } from '../testing/account.scenes.ts'
import { field, giveEmail, open, sendRegistration } from '../testing/on-the-way-in.tsx'
import { ownCalls, ownScenes } from '../testing/own-data.scenes.ts'
import { openOwn } from '../testing/own-data.tsx'

beforeEach(() => sessionStorage.clear())

const congregations = 'GET /congregacao/?igreja=1'
const occupations = 'GET /utils/ocupacao/'
const sede = { id: 9, idIgreja: 1, nome: 'Sede', telefone: null, endereco: null, latitude: null, longitude: null }
const asks = (...fields: string[]) => ({
  campos: fields.map((campo) => ({ campo, flagObrigatorio: true })),
  urlTermos: null,
  flagSigiloso: false,
})
/** Fails at first, and answers from the second time on. */
function failingOnce(answer: unknown) {
  let asked = 0
  return () => (asked++ === 0 ? refuse(500) : answer)
}
const options = (name: string) => within(field(name)).getAllByRole('option').slice(1)
const FAILED = 'As opções deste campo não carregaram.'

describe('AskedFields', () => {
  it('shows that a list failed to load, with a retry that leads to its field', async () => {
    await open({
      ...scenes.unknown,
      [calls.settings]: asks('ocupacao', 'congregacao', 'estadoCivil'),
      [congregations]: failingOnce({ congregacoes: [sede] }),
    })
    await giveEmail()
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
    expect(options('Congregação')).toEqual([])
    await waitFor(() => expect(options('Ocupação')).toHaveLength(1))
    expect(options('Estado civil')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(options('Congregação').map(({ textContent }) => textContent)).toEqual(['Sede']))
    expect(screen.queryByText(FAILED)).toBeNull()
    await waitFor(() => expect(field('Congregação')).toHaveFocus())
  })

  it('keeps the notice when the retry fails too', async () => {
    const { transport } = await open({
      ...scenes.unknown,
      [calls.settings]: asks('ocupacao'),
      [occupations]: refuse(500),
    })
    await giveEmail()
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
    await userEvent.click(retry)
    await waitFor(() => expect(transport.calls.filter((call) => call === occupations)).toHaveLength(2))
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'))
    expect(retry).toHaveFocus()
    expect(screen.getByText(FAILED)).toBeInTheDocument()
  })

  it('shows the same for the countries of an address and for missing data', async () => {
    const http: FakeHttp = {
      ...ownScenes.incomplete,
      [ownCalls.settings]: asks('congregacao', 'endereco'),
      [congregations]: refuse(500),
      'GET /utils/pais/': refuse(500),
    }
    await openOwn(http, '/user/data-update')
    expect(await screen.findAllByText(FAILED)).toHaveLength(2)
  })

  it('does not require a choice of a list without entries', async () => {
    const bodies: unknown[] = []
    await open({
      ...scenes.unknown,
      [calls.settings]: asks('congregacao'),
      [calls.register]: ({ body }: { body: unknown }) => {
        bodies.push(body)
        return { situacao: 'verificar_email' }
      },
    })
    await giveEmail()
    await waitFor(() => expect(field(/^Congregação/)).not.toBeRequired())
    await sendRegistration()
    await screen.findByRole('heading', { level: 1, name: 'Falta confirmar o e-mail' })
    expect(bodies).toHaveLength(1)
  })
})
