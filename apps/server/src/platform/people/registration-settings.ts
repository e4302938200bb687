import type { CadastroConfiguracaoWire } from '@atrio/contract'
import { eq, sql } from 'drizzle-orm'
import { type ChurchData, churchRead, theChurch } from '../../database/church-database.ts'
import { congregacao } from '../church/church.tables.ts'
import { cadastroConfiguracao } from './account.tables.ts'

const NOTHING: CadastroConfiguracaoWire = {
  campos: [],
  camposPersonalizados: [],
  urlTermos: null,
  flagSigiloso: false,
}

const readSettings = churchRead((db) =>
  db
    .select({
      campos: cadastroConfiguracao.campos,
      camposPersonalizados: cadastroConfiguracao.camposPersonalizados,
      urlTermos: cadastroConfiguracao.urlTermos,
      flagSigiloso: cadastroConfiguracao.flagSigiloso,
      hasCongregations: sql<boolean>`exists (select from ${congregacao} c where c.igreja_id = ${theChurch})`,
    })
    .from(cadastroConfiguracao)
    .where(eq(cadastroConfiguracao.igrejaId, theChurch))
    .prepare('registration.settings'),
)

/**
 * The fields that a church asks for at registration, its own ones included. A congregation is not required where the church
 * lists none: its people could not register. @param data of that church alone
 */
export async function registrationSettings(data: ChurchData): Promise<CadastroConfiguracaoWire> {
  const [found] = await data.read(readSettings)
  if (!found) return NOTHING
  const { hasCongregations, ...settings } = found
  const campos = settings.campos.map(({ campo, flagObrigatorio }) => ({
    campo,
    flagObrigatorio: flagObrigatorio && (campo !== 'congregacao' || hasCongregations),
  }))
  return { ...settings, campos }
}
