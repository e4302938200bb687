import type { PaymentWorld } from './payment-world.ts'

type Pause = (world: PaymentWorld, meanwhile: () => Promise<void>) => Promise<void>

/** What keeps a church from charging kept cards for a while: by its name, each ends when `meanwhile` has. */
export const chargePauses: [name: string, pause: Pause][] = [
  [
    'the church is closed',
    async ({ server, churches }, meanwhile) => {
      const setActive = async (active: boolean) => {
        await server.database.admin('update igreja set flag_ativo = $2 where id = $1', [churches.demo, active])
        await server.app.services.versions.refresh()
      }
      await setActive(false)
      await meanwhile().finally(() => setActive(true))
    },
  ],
  [
    'the church takes no cards',
    async ({ server: { database }, churches }, meanwhile) => {
      const [removed] = await database.admin<{ method: object }>(
        `delete from metodo_pagamento m where igreja_id = $1 and codigo = 'cartao_credito' returning to_jsonb(m) as method`,
        [churches.demo],
      )
      const restored =
        'insert into metodo_pagamento overriding system value select * from jsonb_populate_record(null::metodo_pagamento, $1)'
      await meanwhile().finally(() => database.admin(restored, [removed?.method]))
    },
  ],
]
