import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, PASSWORD, type People, people } from '../../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
  const { demo, hope, strict } = world.churches
  // hope becomes strict: a sister of grace, which is not
  await world.server.database.admin('update cadastro_configuracao set flag_sigiloso = true where igreja_id = $1', [
    hope,
  ])
  const known = `(select conta_id from usuario where email = 'known@strict.test')`
  await world.server.database.admin(
    `insert into usuario (igreja_id, conta_id, nome, sobrenome, email)
     select $1, conta_id, nome, sobrenome, email from usuario where conta_id = (select id from conta where email = $2)`,
    [strict, 'eva@other.test'],
  )
  expect(await world.server.database.admin(`select 1 from usuario where conta_id = ${known}`)).toHaveLength(1)
  expect(demo).not.toBe(strict)
})
afterAll(() => world.close())

const KNOWN = 'known@strict.test'
const LOGIN = '200 {"acesso":"login"}'
const REGISTER = '200 {"acesso":"register"}'
let address = 0
const ip = () => `10.40.${++address >> 8}.${address & 255}`
const look = async (path: string, host = 'demo.localhost') => {
  const answer = await world.server.get(`/api/v1${path}`, { remoteAddress: ip(), headers: { host } })
  return `${answer.statusCode} ${answer.body}`
}
const without = (body: string) => body.replace(/"requestId":"[^"]*"/, '')

describe('an e-mail that a strict church knows', () => {
  it.each(['demo.localhost', 'grace.localhost', 'unknown.example'])('is unknown at the host %s', async (host) => {
    expect(await look(`/user/?email=${KNOWN}`, host)).toBe(REGISTER)
    expect(await look('/user/?email=nobody@strict.test', host)).toBe(REGISTER)
  })

  it('is unknown at the strict church itself', async () => {
    expect(await look(`/user/?email=${KNOWN}`, 'strict.localhost')).toBe(LOGIN)
    expect(await look('/user/?email=nobody@strict.test', 'strict.localhost')).toBe(LOGIN)
  })

  it('is unknown at a sister church of the strict one', async () => {
    const { grace } = world.churches
    expect(await look(`/igreja/${grace}/usuario/?email=sam@hope.test`)).toBe(REGISTER)
    expect(await look(`/igreja/${grace}/usuario/?email=john@grace.test`)).toBe(LOGIN)
    expect(await look('/user/?email=sam@hope.test', 'grace.localhost')).toBe(REGISTER)
  })

  it('is known at a church without strict mode where the person is a user', async () => {
    const { other, demo } = world.churches
    expect(await look('/user/?email=eva@other.test', 'other.localhost')).toBe(LOGIN)
    expect(await look(`/igreja/${other}/usuario/?email=eva@other.test`)).toBe(LOGIN)
    expect(await look('/user/?email=eva@other.test', 'demo.localhost')).toBe(REGISTER)
    expect(await look(`/igreja/${demo}/usuario/?email=eva@other.test`)).toBe(REGISTER)
  })

  it('is known as before if no strict church knows it', async () => {
    expect(await look('/user/?email=john@grace.test', 'demo.localhost')).toBe(LOGIN)
  })

  it('recovers its password at any church, with the same answer as an unknown one', async () => {
    const recover = (email: string) =>
      world.post('/security/recuperar-senha', { email, igreja: world.churches.demo }, { ip: ip() })
    const [known, unknown] = [await recover(KNOWN), await recover('nobody@strict.test')]
    expect(outcome(known)).toBe('404 email_not_found')
    expect(without(known.body)).toBe(without(unknown.body))
    expect((await world.mailsTo(KNOWN)).map(({ subject }) => subject)).toHaveLength(1)
    expect(await world.mailsTo('nobody@strict.test')).toEqual([])
  })

  describe('that registers at another church', () => {
    const register = async (email: string, senha: string, more: object = {}) =>
      world.post(
        `/igreja/${world.churches.demo}/usuario/`,
        { nome: 'Maria', sobrenome: 'Reis', email, senha, captcha: await world.solve(), ...more },
        { ip: ip() },
      )
    const seen = async (answer: ReturnType<typeof register>) => {
      const { statusCode, body } = await answer
      return [statusCode, without(body)]
    }

    it('gets the same answers as an unknown one, whatever is sent and however often; its owner is mailed', async () => {
      const before = (await world.mailsTo(KNOWN)).length
      for (let i = 0; i < 6; i++) {
        const known = await seen(register(KNOWN, `Adivinha-${i}#`))
        expect(known).toEqual(await seen(register('fresh@strict.test', `Adivinha-${i}#`)))
        if (i === 0) expect(known).toEqual([200, '{"situacao":"verificar_email"}'])
      }
      const mails = (await world.mailsTo(KNOWN)).slice(before)
      expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['Church demo: você já tem uma conta']))
      const [made] = await world.server.database.admin<{ many: number }>(
        `select count(*)::int as many from conta where email like '%rehearsal.invalid'`,
      )
      expect(made?.many).toBe(0)
    })

    it('is refused for the same reasons as an unknown one: a CPF in use, a congregation of another church', async () => {
      world.wait(3_600_000)
      const { demo, other } = world.churches
      const campos = [{ campo: 'cpf' }, { campo: 'congregacao' }].map((one) => ({ ...one, flagObrigatorio: false }))
      const set = (value: object[]) =>
        world.server.database.admin('update cadastro_configuracao set campos = $2 where igreja_id = $1', [
          demo,
          JSON.stringify(value),
        ])
      await set(campos)
      const [place] = await world.server.database.admin<{ id: string }>(
        'select id from congregacao where igreja_id = $1',
        [other],
      )
      for (const more of [{ cpf: '52998224725' }, { idCongregacao: Number(place?.id) }]) {
        const known = await seen(register(KNOWN, 'Adivinha-9#', more))
        expect(known).toEqual(await seen(register('fresh2@strict.test', 'Adivinha-9#', more)))
        expect(known[0]).toBeGreaterThanOrEqual(400)
      }
      await set([])
    })

    it('joins at once with its own password', async () => {
      world.wait(3_600_000)
      const answer = await register(KNOWN, PASSWORD)
      expect([answer.statusCode, answer.body]).toEqual([200, '{"situacao":"ativo"}'])
    })
  })

  it('keeps the setting that separates churches', async () => {
    const { auth } = world.server.app.services
    const rows = await auth.accounts.execute(
      `select known_in_strict_church(${world.eva.account}) as known, current_setting('app.igrejas', true) as setting`,
    )
    expect(rows.rows[0]).toMatchObject({ known: true })
    expect(['', null]).toContain(rows.rows[0]?.['setting'])
  })
})
