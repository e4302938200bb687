import type { CadastroConfiguracaoWire } from '@atrio/contract'
import { eq } from 'drizzle-orm'
import { type ChurchData, churchRead, theChurch } from '../../database/church-database.ts'
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
    })
    .from(cadastroConfiguracao)
    .where(eq(cadastroConfiguracao.igrejaId, theChurch))
    .prepare('registration.settings'),
)

/** The fields that a church asks for at registration, its own ones included. @param data of that church alone */
export async function registrationSettings(data: ChurchData): Promise<CadastroConfiguracaoWire> {
  const [settings] = await data.read(readSettings)
  return settings ?? NOTHING
}
