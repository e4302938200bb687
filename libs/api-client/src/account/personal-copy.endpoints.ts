import type { CopiaDadosWire, PedirCopiaDadosWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'

/** A copy of what the church holds on the person, to be kept as a file: rows by table, named as the church's database has them. */
export const personalCopyApi = {
  /** Refused with `wrong_password`, `rate_limited`. */
  get: endpoint('personalCopy.get', async (http, { password }: { password: string }, signal): Promise<object> =>
    withFormFields({ senha: 'currentPassword' }, async () => {
      const body = { senha: password } satisfies PedirCopiaDadosWire
      const query = { igreja: http.church.id }
      return http.post<CopiaDadosWire>('/user/copia-dados', { query, body, signal })
    }),
  ),
}
