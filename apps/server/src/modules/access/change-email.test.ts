import type { CredenciaisWire } from '@atrio/contract'
import { describe, expect, it, vi } from 'vitest'
import { buyerKey } from '../../platform/auth/buyer-key.ts'
import { outcome, PASSWORD } from '../../testing/people.ts'
import { changeEmailWorld } from './testing/change-email-world.ts'

const people = changeEmailWorld()
const { sql, newAddress, ask, call, own, codeTo, confirm, enter, me, addressOf, reset, subjects } = people
const MINUTE = 60_000

describe('changing the e-mail', () => {
  it('needs the password and a link to the new address; from then on only the new one is used', async () => {
    const { ana } = people.world
    const [asking, other] = [await people.world.login(ana.email), await people.world.login(ana.email)]
    const email = newAddress()
    expect(outcome(await ask(ana, asking.token, email, 'Wrong#2026'))).toBe('400 wrong_password')
    expect(outcome(await ask(ana, asking.token, ` ${email.toUpperCase()}`.trim()))).toBe('200')
    expect((await own(ana, asking.token)).troca?.email).toBe(email)
    const code = await codeTo(email)
    expect(await addressOf(ana)).toBe(ana.email)
    expect(await subjects(ana.email)).toContain('Church demo: pediram a troca do seu e-mail')

    const page = await people.world.server.get(`/confirm-email?code=${code}`, { headers: { host: 'demo.localhost' } })
    expect(page.body).toContain('Senha da conta')
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(await addressOf(ana)).toBe(ana.email) // opening the page changes nothing

    const done = await confirm(code)
    expect([done.statusCode, done.body.includes('a sua conta agora usa este e-mail')]).toEqual([200, true])
    expect(await addressOf(ana)).toBe(email)
    expect(await sql('select 1 from usuario where conta_id = $1 and email <> $2', [ana.account, email])).toEqual([])
    expect([await me(asking.token), await me(other.token)]).toEqual(['200', '401 unauthorized'])
    expect(outcome(await enter(ana.email))).toBe('400 invalid_credentials')
    expect(outcome(await enter(email))).toBe('200')
    expect(await subjects(ana.email)).toContain('Church demo: o e-mail da sua conta foi trocado')
    expect((await own(ana, asking.token)).troca).toBeNull()
    await reset(ana)
  })

  it('uses a code once, also at the same moment', async () => {
    const { token } = await people.world.login(people.world.ana.email)
    const email = newAddress()
    await ask(people.world.ana, token, email)
    const code = await codeTo(email)
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect((await confirm(code)).statusCode).toBe(400)
    await reset(people.world.ana)
  })

  it('moves the count of tickets per buyer with the address', async () => {
    const { ana } = people.world
    const [kind] = await sql<{ id: number }>(
      `with e as (insert into evento (igreja_id, nome, slug, data_inicio, data_fim)
         values ($1, 'E', 'e', now(), now() + interval '1 hour') returning id)
       insert into ingresso (igreja_id, evento_id, nome) select $1, id, 'T' from e returning id`,
      [ana.church],
    )
    const email = newAddress()
    await sql('insert into ingresso_comprador values ($1, $2, $3, 2), ($1, $2, $4, 1)', [
      ana.church,
      kind?.id,
      `email ${ana.email}`,
      `email ${email}`,
    ])
    const { token } = await people.world.login(ana.email)
    await ask(ana, token, email)
    expect((await confirm(await codeTo(email))).statusCode).toBe(200)
    expect(await sql('select comprador, qtde from ingresso_comprador order by qtde')).toEqual([
      { comprador: `email ${ana.email}`, qtde: 0 },
      { comprador: `email ${email}`, qtde: 3 },
    ])
    await reset(ana)
  })
})

describe('a pending change', () => {
  const pending = async () => {
    const { token } = await people.world.login(people.world.ana.email)
    const email = newAddress()
    expect(outcome(await ask(people.world.ana, token, email))).toBe('200')
    return { token, email, code: await codeTo(email) }
  }

  it('expires after 30 minutes', async () => {
    const { code } = await pending()
    people.world.wait(30 * MINUTE + 1)
    expect((await confirm(code)).statusCode).toBe(400)
    expect(await addressOf(people.world.ana)).toBe(people.world.ana.email)
  })

  it('can be withdrawn', async () => {
    const { token, code } = await pending()
    expect(outcome(await call('DELETE', people.world.ana, token))).toBe('200')
    expect((await own(people.world.ana, token)).troca).toBeNull()
    expect((await confirm(code)).statusCode).toBe(400)
  })

  it('ends with the next request, so that one link holds at a time', async () => {
    const first = await pending()
    const second = await pending()
    expect((await confirm(first.code)).statusCode).toBe(400)
    expect((await confirm(second.code)).statusCode).toBe(200)
    expect(await addressOf(people.world.ana)).toBe(second.email)
    await reset(people.world.ana)
  })

  it('ends when the password changes, which the notice to the old address advises', async () => {
    const { token, code } = await pending()
    const novaSenha = 'Trouxe-pao-7#'
    expect(
      outcome(await people.world.post('/user/alterar-senha', { senhaAtual: PASSWORD, novaSenha }, { token })),
    ).toBe('200')
    expect((await own(people.world.ana, token)).troca).toBeNull()
    for (const password of [PASSWORD, novaSenha]) expect((await confirm(code, password)).statusCode).toBe(400)
    expect(await addressOf(people.world.ana)).toBe(people.world.ana.email)
    const back = { senhaAtual: novaSenha, novaSenha: PASSWORD }
    await people.world.post('/user/alterar-senha', back, { token })
  })
})

describe('an address that has an account', () => {
  it('gets the same answers as one without, and its owner a mail without a link that changes anything', async () => {
    const { ana } = people.world
    const { token } = await people.world.login(ana.email)
    const seen = async (email: string) => {
      const answer = await ask(ana, token, email)
      const { troca } = await own(ana, token)
      return [answer.statusCode, answer.body, troca?.email === email, Object.keys(answer.headers).sort()]
    }
    const fresh = await seen(newAddress())
    expect(await seen('known@strict.test')).toEqual(fresh)
    expect(fresh.slice(0, 3)).toEqual([200, '{"situacao":"enviado"}', true])
    const mails = (await people.world.mailsTo('known@strict.test')).filter(({ subject }) =>
      subject.includes('já tem uma conta'),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain('code=')
    expect(await codeTo('known@strict.test')).toBe('')
  })

  it('is looked up only after the answer was sent', async () => {
    const { ana } = people.world
    const { token } = await people.world.login(ana.email)
    const { background } = people.world.server.app.services.auth
    const held: (() => Promise<unknown>)[] = []
    const { run } = background
    background.run = (work) => void held.push(work)
    try {
      await sql('delete from email_saida')
      for (const email of ['known@strict.test', newAddress()]) expect(outcome(await ask(ana, token, email))).toBe('200')
      expect(await sql('select 1 from email_saida')).toEqual([])
      expect(held).toHaveLength(2)
    } finally {
      background.run = run
      held.forEach(run)
    }
  })
})

it('refuses the present address and what is none', async () => {
  const { token } = await people.world.login(people.world.ana.email)
  const same = await ask(people.world.ana, token, people.world.ana.email.toUpperCase())
  expect([outcome(same), same.json().errors?.[0]?.code]).toEqual(['400 validation', 'same'])
  expect(outcome(await ask(people.world.ana, token, 'a@b@c'))).toBe('400 validation')
  const left = (await enter(people.world.ana.email)).json<CredenciaisWire>()
  expect(left.token).toBeTruthy()
})

describe('the mail to the new address', () => {
  it('is not sent, and the error is logged, when it cannot be counted', async () => {
    const { server, ana } = people.world
    const email = newAddress()
    const { token } = await people.world.login(ana.email)
    const limit = server.app.services.auth.keys.digest('limit change email address', buyerKey(email))
    await sql(
      `create function refuse_limit() returns trigger language plpgsql as 'begin raise exception ''disk full''; end';
       create trigger refuse_limit before insert on limite for each row when (new.chave = '${limit}')
         execute function refuse_limit()`,
    )
    const logged = vi.spyOn(server.app.log, 'error')
    try {
      expect(outcome(await ask(ana, token, email))).toBe('200')
      expect(await people.world.mailsTo(email)).toEqual([])
      expect(logged.mock.calls).toMatchObject([[{ err: { message: 'disk full' } }, 'work after an answer failed']])
    } finally {
      logged.mockRestore()
      await sql('drop trigger refuse_limit on limite; drop function refuse_limit')
    }
  })
})
