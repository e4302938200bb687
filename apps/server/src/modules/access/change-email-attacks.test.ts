import { describe, expect, it } from 'vitest'
import { eraseAccounts } from '../account/erasure.ts'
import { outcome, PASSWORD } from '../../testing/people.ts'
import { changeEmailWorld } from './testing/change-email-world.ts'

const people = changeEmailWorld()
const { sql, newAddress, ask, codeTo, confirm, enter, addressOf, reset, subjects } = people

describe('an attack', () => {
  it('gets no account confirmed by the owner of an address that it named', async () => {
    // the owner follows the mail with the password of their own account
    const eva = await people.world.login(people.world.eva.email)
    const email = newAddress()
    await ask(people.world.eva, eva.token, email)
    const wrong = await confirm(await codeTo(email), 'Owner-7#pass')
    expect([wrong.statusCode, wrong.body.includes('Não é a senha dessa conta.')]).toEqual([400, true])
    expect(await addressOf(people.world.eva)).toBe(people.world.eva.email)
  })

  it('cannot guess the password by a code: five attempts, then a wait', async () => {
    const eva = await people.world.login(people.world.eva.email)
    const email = newAddress()
    await ask(people.world.eva, eva.token, email)
    const code = await codeTo(email)
    let last = 0
    for (let count = 0; count < 6; count++) last = (await confirm(code, `Guess-${count}#aa`)).statusCode
    expect(last).toBe(429)
  })

  it('by a stolen session tries five passwords, over all calls that ask for it', async () => {
    const { eva } = people.world
    const { token } = await people.world.login(eva.email)
    const at = { token, host: people.world.hostOf(eva.church) }
    const guess = (count: number) => `Guess-${count}#aa`
    const tries = [
      (count: number) => ask(eva, token, newAddress(), guess(count)),
      (count: number) =>
        people.world.post('/user/alterar-senha', { senhaAtual: guess(count), novaSenha: 'Trouxe-pao-7#' }, at),
      (count: number) => people.world.post(`/user/copia-dados?igreja=${eva.church}`, { senha: guess(count) }, at),
      (count: number) =>
        people.world.post(`/user/${eva.account}/pedido-exclusao?igreja=${eva.church}`, { senha: guess(count) }, at),
    ]
    const outcomes: string[] = []
    for (let count = 0; count < 8; count++) outcomes.push(outcome(await tries[count % tries.length]!(count)))
    expect(outcomes).toEqual([
      ...Array.from({ length: 5 }, () => '400 wrong_password'),
      ...Array.from({ length: 3 }, () => '429 rate_limited'),
    ])
  })

  it('does not use the code of another account, nor one of another kind', async () => {
    const eva = await people.world.login(people.world.eva.email)
    const [email, another] = [newAddress(), newAddress()]
    await ask(people.world.eva, eva.token, email)
    const john = await people.world.login(people.world.john.email)
    await ask(people.world.john, john.token, another)
    expect((await confirm(await codeTo(email))).statusCode).toBe(200)
    expect([await addressOf(people.world.eva), await addressOf(people.world.john)]).toEqual([
      email,
      people.world.john.email,
    ])
    const kind = await people.world.post('/security/verificar-email', {
      codigo: await codeTo(another),
      senha: PASSWORD,
    })
    expect(outcome(kind)).toBe('400 code_invalid')
    await reset(people.world.eva)
  })

  it('gives an address that two accounts confirm at once to one of them', async () => {
    const [eva, john] = [
      await people.world.login(people.world.eva.email),
      await people.world.login(people.world.john.email),
    ]
    const email = newAddress()
    await ask(people.world.eva, eva.token, email)
    const first = await codeTo(email)
    await ask(people.world.john, john.token, email)
    const second = await codeTo(email)
    const answers = await Promise.all([confirm(first), confirm(second)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect(await sql('select 1 from conta where email = $1', [email])).toHaveLength(1)
    await reset(people.world.eva)
    await reset(people.world.john)
  })

  it('takes no address of an account by a link that was mailed before it was activated', async () => {
    const eva = await people.world.login(people.world.eva.email)
    const email = newAddress()
    await ask(people.world.eva, eva.token, email)
    const code = await codeTo(email)
    await sql(
      `insert into conta (email, nome, sobrenome, senha_hash, data_verificacao_email) values ($1, 'A', 'B', 'x', now())`,
      [email],
    )
    expect((await confirm(code)).statusCode).toBe(400)
    expect(await addressOf(people.world.eva)).toBe(people.world.eva.email)
  })

  it('does not keep an address by registering it first: the unverified account is closed and erased', async () => {
    const email = newAddress()
    const squatter = { nome: 'Squat', sobrenome: 'Ter', email, senha: 'Squatter-7#' }
    const registered = await people.world.post(`/igreja/${people.world.churches.demo}/usuario/`, {
      ...squatter,
      captcha: await people.world.solve(),
    })
    expect(outcome(registered)).toBe('200')
    const { token } = await people.world.login(people.world.ana.email)
    await ask(people.world.ana, token, email)
    expect((await confirm(await codeTo(email))).statusCode).toBe(200)
    expect(await addressOf(people.world.ana)).toBe(email)
    expect(outcome(await enter(email, squatter.senha))).toBe('400 invalid_credentials')
    await eraseAccounts(people.world.server.app.services)
    expect(await sql(`select 1 from conta where email like '%excluida.invalid'`)).toEqual([])
    expect(await sql(`select 1 from usuario where nome = 'Squat'`)).toEqual([])
    await reset(people.world.ana)
  })

  it('floods neither mailbox', async () => {
    const { token } = await people.world.login(people.world.ana.email)
    const email = newAddress()
    const outcomes: string[] = []
    for (let count = 0; count < 5; count++) outcomes.push(outcome(await ask(people.world.ana, token, email)))
    expect(outcomes).toEqual(['200', '200', '200', '429 rate_limited', '429 rate_limited'])
    expect((await subjects(email)).length).toBeLessThanOrEqual(2)
  })
})
